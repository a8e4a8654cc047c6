// A route while it is being built: the pieces laid, the one in hand, and what the server says of them. Whatever is laid
// can be undone.

import type { Look, Pieces, PlacedTile, Side } from "../../../generated/eldorado";
import { recall, remember } from "../../../shell/state/stored";
import { toasts } from "../../../shell/state/toasts.svelte";
import { server, type Blockades, type RouteOptions } from "./server";

const STORED = "workshop";
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
  held = $state.raw<Held | null>(null);
  /** The piece on the map that is chosen. */
  selected = $state<number | null>(null);
  blockades = $state.raw<Blockades>("random");
  caves = $state(false);
  name = $state("");
  private before = $state.raw<PlacedTile[][]>([]);
  private after = $state.raw<PlacedTile[][]>([]);
  private asked = 0;

  readonly canUndo = $derived(this.before.length > 0);
  readonly canRedo = $derived(this.after.length > 0);
  /** Where the piece in hand fits as it is turned. */
  readonly places = $derived(this.held ? (this.look.places[this.held.rotation] ?? []) : []);
  readonly options = $derived<RouteOptions>({ route: { tiles: this.tiles }, blockades: this.blockades, caves: this.caves });
  private readonly sides = $derived(new Map(this.pieces.sides.map((side) => [side.tile, side])));

  side(tile: string): Side | undefined {
    return this.sides.get(tile);
  }

  /** Takes up what was on the bench, unless something else is opened. */
  async begin(): Promise<void> {
    this.pieces = await server.pieces();
    const kept = recall<Partial<RouteOptions & { name: string }>>(STORED, {});
    if (this.tiles.length === 0) this.open({ route: { tiles: [] }, blockades: "random", caves: false, ...kept }, kept.name ?? "");
    await this.refresh();
  }

  open({ route, blockades, caves }: RouteOptions, name: string): void {
    if (this.tiles.length > 0) this.change(route.tiles);
    else this.put(route.tiles);
    this.blockades = blockades;
    this.caves = caves;
    this.name = name;
  }

  // In hand -------------------------------------------------------------------------------------------------------

  take(tile: string): void {
    this.held = { tile, rotation: this.held?.tile === tile ? this.held.rotation : 0, place: 0 };
    this.selected = null;
    void this.refresh();
  }

  putBack(): void {
    this.held = null;
    this.selected = null;
  }

  turn(): void {
    if (this.held) {
      const fits = (rotation: number): boolean => (this.look.places[rotation]?.length ?? 0) > 0;
      const next = [1, 2, 3, 4, 5, 6].map((step) => ((this.held?.rotation ?? 0) + step) % 6);
      // Where it fits in some rotations only, those in between are passed over.
      const rotation = next.find(fits) ?? next[0] ?? 0;
      this.held = { ...this.held, rotation, place: this.nearTo(rotation) };
    } else this.alter((tile) => ({ ...tile, rotation: (tile.rotation + 1) % 6 }));
  }

  /** The place nearest to the one that was pointed at, for another rotation. */
  private nearTo(rotation: number): number {
    const from = this.places[this.held?.place ?? 0];
    const places = this.look.places[rotation] ?? [];
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

  point(place: number): void {
    const { length } = this.places;
    if (this.held && length > 0) this.held = { ...this.held, place: (place + length) % length };
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
    this.change(this.tiles.map((tile, each) => (each === number ? how(tile) : tile)));
  }

  remove(): void {
    const number = this.selected ?? this.tiles.length - 1;
    if (number < 0) return;
    this.change(this.tiles.toSpliced(number, 1));
    this.selected = null;
  }

  undo(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.after = [...this.after, this.tiles];
    this.before = this.before.slice(0, -1);
    this.put(last);
  }

  redo(): void {
    const last = this.after.at(-1);
    if (!last) return;
    this.before = [...this.before, this.tiles];
    this.after = this.after.slice(0, -1);
    this.put(last);
  }

  change(tiles: PlacedTile[]): void {
    this.before = [...this.before, this.tiles].slice(-MOST_UNDONE);
    this.after = [];
    this.put(tiles);
  }

  private put(tiles: PlacedTile[]): void {
    this.tiles = tiles;
    this.selected = null;
    void this.refresh();
  }

  keepOnBench(): void {
    remember(STORED, { ...this.options, name: this.name });
  }

  /** Asks the server what follows from the pieces. Only the last answer counts. */
  async refresh(): Promise<void> {
    const number = ++this.asked;
    try {
      const look = await server.look({ tiles: this.tiles }, this.held?.tile ?? "");
      if (number !== this.asked) return;
      this.look = look;
      if (Array.isArray(this.blockades) && this.blockades.length !== look.blockades.length) this.blockades = "random";
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
