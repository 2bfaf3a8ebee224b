import { expect } from 'chai';
import { createRandom } from '../../src/strategy/rng.js';
import type { RecordBlocks } from './kernel-classes.js';
import { KernelObjects } from './kernel-objects.js';

/** Bytes of a record, where it has its label, and where a block has the first; see `record-blocks.ts`. */
const RECORD = 40;
const LABEL = 32;
const FIRST = 8;

/** A list of records beside the costs and labels that it should have. */
class List {
  readonly blocks: RecordBlocks;
  readonly #kernel = new KernelObjects();
  readonly #list: number;
  #expected: (readonly [cost: number, label: number])[] = [];

  constructor() {
    this.blocks = this.#kernel.make('RecordBlocks') as RecordBlocks;
    this.#list = this.#kernel.exports['allocate']!(8);
    this.#view.setUint32(this.#list, 0, true);
  }

  get #view(): DataView {
    return new DataView(this.#kernel.exports.memory.buffer);
  }

  get length(): number {
    return this.#expected.length;
  }

  insert(cost: number, label: number): void {
    const at = this.blocks.insert(this.#list, cost);
    this.#view.setFloat64(at, cost, true);
    this.#view.setUint32(at + LABEL, label, true);
    const behind = this.#expected.findIndex(([other]) => other > cost);
    this.#expected.splice(behind < 0 ? this.#expected.length : behind, 0, [cost, label]);
  }

  /** Removes the last records of each block that are beyond a cost. */
  removeBeyond(cost: number): void {
    let place = this.#list;
    for (let block = this.#view.getUint32(place, true); block !== 0; block = this.#view.getUint32(place, true)) {
      const kept = this.#recordsOf(block).filter(([other]) => other <= cost).length;
      place = this.blocks.shorten(place, block + FIRST + kept * RECORD);
    }
    this.#expected = this.#expected.filter(([other]) => other <= cost);
  }

  clear(): void {
    this.blocks.clear();
    this.#view.setUint32(this.#list, 0, true);
    this.#expected = [];
  }

  holds(): void {
    const records: (readonly [number, number])[] = [];
    for (let block = this.#view.getUint32(this.#list, true); block !== 0; block = this.#view.getUint32(block, true)) {
      const own = this.#recordsOf(block);
      expect(own, 'no block is empty').to.have.length.above(0);
      records.push(...own);
    }
    expect(records).to.deep.equal(this.#expected);
  }

  #recordsOf(block: number): (readonly [number, number])[] {
    const view = this.#view;
    return Array.from({ length: view.getUint32(block + 4, true) }, (_, k) => {
      const at = block + FIRST + k * RECORD;
      return [view.getFloat64(at, true), view.getUint32(at + LABEL, true)] as const;
    });
  }
}

describe('record blocks', () => {
  it('keep records sorted by cost, behind those that cost the same, while blocks fill, split and empty', () => {
    const random = createRandom(1);
    const list = new List();
    let longest = 0;
    for (let round = 0; round < 30; round++) {
      for (let k = random.below(120); k > 0; k--) list.insert(random.below(40), round * 1000 + k);
      longest = Math.max(longest, list.length);
      list.holds();
      list.removeBeyond(random.below(40));
      list.holds();
      if (round === 15) list.clear();
    }
    expect(longest, 'records in several blocks').to.be.above(60);
  });
});
