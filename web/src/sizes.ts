// Decides which sizes a host is told. A host that follows changes this page's size, and that may change its height
// again: a scroll bar that comes and goes with the height would have both go on for ever.

/** How often the same size is told, and how many sizes, as long as neither the learner nor the exercise did anything. */
const SAME = 3;
const MOST = 100;

export class Sizes {
  private last = "";
  private readonly times = new Map<string, number>();
  private all = 0;

  constructor(private readonly tell: (width: number, height: number) => void) {}

  /** The page is now so wide and its content so high, CSS px. Told only where it is new. */
  is(width: number, height: number): void {
    const size = `${width} ${height}`;
    if (size === this.last || !(height > 0)) return;
    const times = (this.times.get(size) ?? 0) + 1;
    if (times > SAME || this.all >= MOST) return;
    this.times.set(size, times);
    this.all++;
    this.last = size;
    this.tell(width, height);
  }

  /** Something happened that may change the height for good. */
  stir(): void {
    this.times.clear();
    this.all = 0;
  }

  /** Tells the next size even where it is the same: somebody new listens. */
  forget(): void {
    this.last = "";
    this.stir();
  }
}
