/** How much of the routes of a solution of the relaxation uses each arc. */
export interface ArcFlows {
  /** Per vertex: flows by the vertices that arcs lead to. */
  readonly out: readonly ReadonlyMap<number, number>[];
  /** Per vertex: flows by the vertices that arcs come from. */
  readonly into: readonly ReadonlyMap<number, number>[];
}

/** Arc flows that are being summed. */
export class FlowSum implements ArcFlows {
  readonly out: Map<number, number>[];
  readonly into: Map<number, number>[];

  /** @param size - number of vertices */
  constructor(size: number) {
    this.out = Array.from({ length: size }, () => new Map<number, number>());
    this.into = Array.from({ length: size }, () => new Map<number, number>());
  }

  add(from: number, to: number, flow: number): void {
    this.out[from]!.set(to, (this.out[from]!.get(to) ?? 0) + flow);
    this.into[to]!.set(from, (this.into[to]!.get(from) ?? 0) + flow);
  }
}
