// A route while it is being built: the pieces laid, the one in hand, and what the server says of them. Whatever is laid
// can be undone.

import type { Look, Pieces, PlacedTile, Side } from "../../../generated/eldorado";
import { toasts } from "../../../shell/state/toasts.svelte";
import { EMPTY_DRAFT, recallBench, rememberBench, same, withAside, type Draft } from "./bench";
import { server, type Blockades, type RouteOptions } from "./server";

const MOST_UNDONE = 100;

export interface Held {
  tile: string;
  rotation: number;
  /** Which of the open places is pointed at. */
  place: number;
}

const EMPTY: Look = {
  route: { tiles: [] },
  spaces: [],
  joints: [],
  blockades: [],
  caves: 0,
  faults: [],
  whole: false,
  next: 0,
  fitting: [],
  places: [],
};

export class Building {
  pieces = $state.raw<Pieces>({ sides: [], blockades: [], games: 0 });
  tiles = $state.raw<PlacedTile[]>([]);
  look = $state.raw<Look>(EMPTY);
  /** The last look at a route that was not just being changed: a piece on the move counts as laid. */
  steady = $state.raw<Look>(EMPTY);
  held = $state.raw<Held | null>(null);
  /** The pieces as they lay before the one in hand was taken up from among them. */
  lifted = $state.raw<PlacedTile[] | null>(null);
  /** The piece on the map that is chosen. */
  selected = $state<number | null>(null);
  blockades = $state.raw<Blockades>("random");
  caves = $state(false);
  name = $state("");
  /** Unsaved work that made room for something else. */
  aside = $state.raw<Draft[]>([]);
  private opened = $state.raw<Draft | null>(null);
  private before = $state.raw<PlacedTile[][]>([]);
  private after = $state.raw<PlacedTile[][]>([]);
  /** What the last look was of: places for another piece are none for this one. */
  private looked = $state.raw<{ tiles: PlacedTile[]; tile: string } | null>(null);
  private asked = 0;
  private asking = Promise.resolve();

  readonly canUndo = $derived(this.before.length > 0);
  readonly canRedo = $derived(this.after.length > 0);
  /** For each rotation, where the piece in hand fits. */
  readonly fits = $derived(
    this.held && this.looked?.tile === this.held.tile && this.looked.tiles === this.tiles ? this.look.places : [],
  );
  /** Where it fits as it is turned. */
  readonly places = $derived(this.fits[this.held?.rotation ?? 0] ?? []);
  /** The pieces that count as laid: one that is only being moved among them. */
  readonly standing = $derived(this.lifted ?? this.tiles);
  readonly options = $derived<RouteOptions>({ route: { tiles: this.standing }, blockades: this.blockades, caves: this.caves });
  private readonly draft = $derived<Draft>({ name: this.name, ...this.options });
  private readonly sides = $derived(new Map(this.pieces.sides.map((side) => [side.tile, side])));

  side(tile: string): Side | undefined {
    return this.sides.get(tile);
  }

  // The bench -----------------------------------------------------------------------------------------------------

  /** Takes up what lay on the bench, or makes room for what is opened. */
  async begin(opening: Draft | null): Promise<void> {
    this.pieces = await server.pieces();
    const { draft, opened, aside } = recallBench();
    this.aside = aside;
    this.spread(draft, opened);
    const [own] = aside;
    if (opening) this.open(opening);
    // What was only looked at gives way to one's own work.
    else if (own && opened && same(draft, opened)) this.goBack(own);
    await this.refresh();
  }

  /** Puts another route on the bench. What was there and is nowhere else is put aside. */
  open(draft: Draft): void {
    this.makeRoomFor(draft);
    this.spread(draft, draft);
    this.before = this.after = [];
  }

  /** Another route of the same bench, which can be undone: made by chance, and nobody's work yet. */
  replace(tiles: PlacedTile[]): void {
    const draft = { ...EMPTY_DRAFT, route: { tiles }, caves: this.caves };
    this.makeRoomFor(draft);
    const before = this.standing;
    this.spread(draft, draft);
    this.before = [...this.before, before].slice(-MOST_UNDONE);
    this.after = [];
  }

  goBack(draft: Draft): void {
    this.makeRoomFor(draft);
    this.discard(draft);
    this.spread(draft, null);
    this.before = this.after = [];
  }

  discard(draft: Draft): void {
    this.aside = this.aside.filter((each) => !same(each, draft));
  }

  /** What is on the bench has been saved. */
  saved(name: string): void {
    this.name = name;
    this.opened = { ...this.draft, name };
  }

  keepOnBench(): void {
    rememberBench({ draft: this.draft, opened: this.opened, aside: this.aside });
  }

  private makeRoomFor(draft: Draft): void {
    const isWork = this.standing.length > 0 && !(this.opened && same(this.draft, this.opened));
    if (isWork && !same(this.draft, draft)) this.aside = withAside(this.aside, this.draft);
  }

  private spread(draft: Draft, opened: Draft | null): void {
    this.opened = opened;
    this.blockades = draft.blockades;
    this.caves = draft.caves;
    this.name = draft.name;
    this.held = null;
    this.put(draft.route.tiles);
  }

  // In hand -------------------------------------------------------------------------------------------------------

  take(tile: string): void {
    if (this.lifted) this.putBack();
    this.held = { tile, rotation: this.held?.tile === tile ? this.held.rotation : 0, place: 0 };
    this.selected = null;
    void this.refresh();
  }

  /** Takes up a piece that is laid, to lay it elsewhere. */
  lift(number: number): void {
    if (this.lifted) this.putBack();
    const piece = this.tiles[number];
    if (!piece) return;
    this.lifted = this.tiles;
    this.tiles = this.tiles.toSpliced(number, 1);
    this.held = { tile: piece.tile, rotation: piece.rotation, place: 0 };
    this.selected = null;
    void this.refresh().then(() => {
      // First of all it is pointed at where it lay.
      const at = this.places.findIndex(([q, r]) => q === piece.q && r === piece.r);
      if (at >= 0 && this.held?.place === 0) this.point(at);
    });
  }

  putBack(): void {
    this.held = null;
    if (this.lifted) this.put(this.lifted);
    this.selected = null;
  }

  turn(): void {
    if (this.held) {
      const fits = (rotation: number): boolean => (this.fits[rotation]?.length ?? 0) > 0;
      const next = [1, 2, 3, 4, 5, 6].map((step) => ((this.held?.rotation ?? 0) + step) % 6);
      // Where it fits in some rotations only, those in between are passed over.
      const rotation = next.find(fits) ?? next[0] ?? 0;
      this.held = { ...this.held, rotation, place: this.nearTo(rotation) };
    } else this.alter((tile) => ({ ...tile, rotation: (tile.rotation + 1) % 6 }));
  }

  /** The place nearest to the one that was pointed at, for another rotation. */
  private nearTo(rotation: number): number {
    const from = this.places[this.held?.place ?? 0];
    const places = this.fits[rotation] ?? [];
    if (!from) return 0;
    const far = (place: number[]): number => Math.hypot((place[0] ?? 0) - (from[0] ?? 0), (place[1] ?? 0) - (from[1] ?? 0));
    const nearest = Math.min(...places.map(far));
    return Math.max(0, places.findIndex((place) => far(place) === nearest));
  }

  flip(): void {
    const other = this.side(this.held?.tile ?? "")?.other;
    if (this.held && other) {
      this.held = { ...this.held, tile: other };
      void this.refresh();
    } else this.alter((tile) => ({ ...tile, tile: this.side(tile.tile)?.other ?? tile.tile }));
  }

  /** Points at an open place, turned as it fits there if a rotation is given. */
  point(place: number, rotation = this.held?.rotation ?? 0): void {
    const length = this.fits[rotation]?.length ?? 0;
    if (this.held && length > 0) this.held = { ...this.held, rotation, place: (place + length) % length };
  }

  lay(): void {
    const place = this.places[this.held?.place ?? 0];
    const number = this.look.next;
    if (!this.held || !place || number === null) return;
    const [q = 0, r = 0] = place;
    const laid = { tile: this.held.tile, rotation: this.held.rotation, q, r };
    this.held = null;
    this.change(this.tiles.toSpliced(number, 0, laid));
  }

  // On the map ----------------------------------------------------------------------------------------------------

  /** Changes the piece that is chosen, or the last one. */
  private alter(how: (tile: PlacedTile) => PlacedTile): void {
    const number = this.selected ?? this.tiles.length - 1;
    if (number < 0) return;
    const { selected } = this;
    this.change(this.tiles.map((tile, each) => (each === number ? how(tile) : tile)));
    this.selected = selected;
  }

  /** Takes a piece away: the one that is being moved, the one that is chosen, or the last one. */
  remove(): void {
    if (this.lifted) {
      this.held = null;
      this.change(this.tiles);
      return;
    }
    const number = this.selected ?? this.tiles.length - 1;
    if (number < 0) return;
    this.change(this.tiles.toSpliced(number, 1));
  }

  undo(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.after = [...this.after, this.standing];
    this.before = this.before.slice(0, -1);
    this.put(last);
  }

  redo(): void {
    const last = this.after.at(-1);
    if (!last) return;
    this.before = [...this.before, this.standing];
    this.after = this.after.slice(0, -1);
    this.put(last);
  }

  change(tiles: PlacedTile[]): void {
    // A piece that was moved to where it lay is no change.
    if (JSON.stringify(tiles) !== JSON.stringify(this.standing)) {
      this.before = [...this.before, this.standing].slice(-MOST_UNDONE);
      this.after = [];
    }
    this.put(tiles);
  }

  private put(tiles: PlacedTile[]): void {
    if (this.lifted) this.lifted = this.held = null;
    this.tiles = tiles;
    this.selected = null;
    void this.refresh();
  }

  /** Asks the server what follows from the pieces. Only the last answer counts. */
  refresh(): Promise<void> {
    return (this.asking = this.ask());
  }

  /** Once what was asked last is answered. */
  async settled(): Promise<void> {
    let last;
    do await (last = this.asking);
    while (last !== this.asking);
  }

  private async ask(): Promise<void> {
    const number = ++this.asked;
    const { tiles } = this;
    const tile = this.held?.tile ?? "";
    try {
      const look = await server.look({ tiles }, tile);
      if (number !== this.asked) return;
      this.look = look;
      this.looked = { tiles, tile };
      if (!this.lifted) this.steady = look;
      const taken = look.blockades.length;
      if (!this.lifted && Array.isArray(this.blockades) && this.blockades.length !== taken) this.blockades = "random";
      const { held } = this;
      if (held && this.places.length === 0) {
        const rotation = look.places.findIndex((places) => places.length > 0);
        if (rotation >= 0) this.held = { ...held, rotation, place: 0 };
      } else if (held && held.place >= this.places.length) this.held = { ...held, place: 0 };
    } catch (problem) {
      if (number === this.asked) toasts.fail(problem);
    }
  }
}
