import { expect } from 'chai';
import { createLabellingKernel } from '../../../../src/bounds/pricing/labelling-kernel.js';
import { Neighbourhoods } from '../../../../src/bounds/pricing/memories.js';

/** Neighbourhoods of so many customers, each of which has the next ones. */
function ring(customers: number, members: number): Int32Array[] {
  return Array.from({ length: customers }, (_, customer) => Int32Array.from({ length: members }, (__, k) => (customer + k + 1) % customers));
}

describe('Neighbourhoods', () => {
  it('give no two members of a neighbourhood the same bit, and to some none where there are too few', () => {
    for (const [customers, members, without] of [[30, 29, 0], [200, 10, 0], [100, 63, 36]] as const) {
      const size = customers + 1;
      const known = new Neighbourhoods(createLabellingKernel(), size, 5);
      known.set(ring(customers, members));
      const bits = Array.from({ length: customers }, (_, customer) => known.bits.bytes[(customer + 1) * size + customer + 1]!);
      for (let vertex = 1; vertex < size; vertex++) {
        const own = [...known.bits.bytes.subarray(vertex * size, (vertex + 1) * size)].filter((bit) => bit >= 0);
        expect(new Set(own).size, `vertex ${vertex}`).to.equal(own.length);
      }
      expect(bits.filter((bit) => bit < 0).length, `${customers}`).to.equal(without);
    }
  });

  it('carry over an arc the members of both neighbourhoods, but not the vertex that it leads to', () => {
    const known = new Neighbourhoods(createLabellingKernel(), 5, 2);
    known.set([[1], [2, 0], [], [1]].map((others) => Int32Array.from(others)));
    const bit = (vertex: number): bigint => known.own.longs[vertex]!;
    const carried = (from: number, to: number): bigint => known.shared.longs[from * 5 + to]!;
    // Vertices 1 and 2 are in the neighbourhoods of both, vertex 3 only in those of 2 and 3.
    expect([carried(1, 2), carried(2, 1), carried(2, 3), carried(1, 4), carried(4, 1), carried(3, 1)]).to.deep.equal([bit(1), bit(2), 0n, bit(2), bit(2), 0n]);
    // Of 2, the vertex itself and 3 are the first two.
    expect(known.sharedFew.longs[1 * 5 + 2]!).to.equal(0n);
  });
});
