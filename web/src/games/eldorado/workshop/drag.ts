// Something is dragged with a mouse, a pen or a finger: what goes down becomes a drag once it has gone a little way.

const SLACK = 8;

interface Listeners<What> {
  /** The drag begins. */
  begin: (what: What) => void;
  drag: (event: PointerEvent, dropped: boolean) => void;
  /** The browser has taken the pointer away. */
  cancel?: (what: What) => void;
}

export class Drag<What> {
  /** Whether the pointer has gone far enough: then the click at its end is none. */
  going = false;
  private from: { x: number; y: number; what: What } | null = null;

  constructor(private readonly on: Listeners<What>) {}

  get isHeld(): boolean {
    return this.from !== null;
  }

  down({ button, isPrimary, clientX: x, clientY: y }: PointerEvent, what: What): void {
    if (button !== 0 || !isPrimary) return;
    this.going = false;
    this.from = { x, y, what };
  }

  /** `frame` listens from when the drag begins until it ends, whatever becomes of what was pressed. */
  move(event: PointerEvent, frame: Element): void {
    const { from } = this;
    if (!from || !event.isPrimary) return;
    // Let go of elsewhere, before it was a drag.
    if (event.buttons === 0) return this.cancel();
    if (!this.going && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) {
      this.going = true;
      frame.setPointerCapture(event.pointerId);
      this.on.begin(from.what);
    }
    if (this.going) this.on.drag(event, false);
  }

  up(event: PointerEvent): void {
    if (this.from && this.going && event.isPrimary) this.on.drag(event, true);
    this.from = null;
  }

  cancel(): void {
    if (this.from && this.going) this.on.cancel?.(this.from.what);
    this.from = null;
  }
}
