// The places of the map that are pointed at from elsewhere: a line of the log lights up where it happened.

class Lit {
  places = $state.raw<readonly string[]>([]);

  show(places: readonly string[]): void {
    this.places = places;
  }
}

export const lit = new Lit();
