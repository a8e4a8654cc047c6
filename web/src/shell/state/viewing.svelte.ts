// The camera over the board that is on the page, for buttons that lie beside the board.

export interface Eye {
  /** Whether all of the map is seen. */
  readonly whole: boolean;
  magnify: (factor: number) => void;
  /** To the whole map, and back to where one was close. */
  toggle: () => void;
}

class Viewing {
  eye = $state.raw<Eye | null>(null);
}

export const viewing = new Viewing();
