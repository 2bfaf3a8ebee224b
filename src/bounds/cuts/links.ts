import type { ArcFlows } from './arc-flows.js';

/** Flows between customers that a cut may hold, in both directions together, as lists. */
export class Links {
  readonly size: number;
  /** Per vertex: where its list begins. */
  readonly first: Int32Array;
  readonly to: Int32Array;
  readonly flow: Float64Array;
  /** Per vertex: what enters it, from anywhere. */
  readonly entering: Float64Array;

  constructor({ into, out }: ArcFlows, mustServe: Uint8Array) {
    this.size = mustServe.length;
    this.first = new Int32Array(this.size + 1);
    this.entering = new Float64Array(this.size);
    const [to, flow]: [number[], number[]] = [[], []];
    for (let vertex = 0; vertex < this.size; vertex++) {
      this.first[vertex] = to.length;
      if (mustServe[vertex] === 0) continue;
      const both = new Map(out[vertex]);
      for (const [from, value] of into[vertex]!) {
        this.entering[vertex]! += value;
        both.set(from, (both.get(from) ?? 0) + value);
      }
      for (const [other, value] of both) {
        if (mustServe[other] === 0) continue;
        to.push(other);
        flow.push(value);
      }
    }
    this.first[this.size] = to.length;
    this.to = Int32Array.from(to);
    this.flow = Float64Array.from(flow);
  }

  /** Customers that the flows connect without the depot. */
  components(): number[][] {
    const seen = new Uint8Array(this.size);
    const components: number[][] = [];
    for (let seed = 1; seed < this.size; seed++) {
      if (seen[seed] === 1 || this.first[seed] === this.first[seed + 1]) continue;
      const component = [seed];
      seen[seed] = 1;
      for (const vertex of component) {
        for (let k = this.first[vertex]!; k < this.first[vertex + 1]!; k++) {
          const next = this.to[k]!;
          if (seen[next] === 1) continue;
          seen[next] = 1;
          component.push(next);
        }
      }
      components.push(component);
    }
    return components;
  }
}
