/**
 * What decides about dominance between labels, in a record of 40 bytes, so that a search reads memory in order.
 *
 * | offset | type | contents |
 * |---|---|---|
 * | 0 | f64 | reduced cost of the label |
 * | 8 | u64 | remembered customers |
 * | 16 | f64 each | the main resource and the next one |
 * | 32 | u32 | the label |
 */
export const RECORD_MASK: usize = 8;
export const RECORD_RESOURCES: usize = 16;
export const RECORD_LABEL: usize = 32;
export const RECORD: usize = 40;

/** Records of a block. */
const MOST: i32 = 15;
/** A block: address of the next one (u32), number of its records (u32), records. */
const NEXT_BLOCK: usize = 0;
const COUNT: usize = 4;
const FIRST: usize = 8;
const BLOCK: usize = FIRST + usize(MOST) * RECORD;
/** Blocks are allocated in pieces of so many. */
const BLOCKS_PER_PIECE: i32 = 1024;

/** Lists of records, sorted by cost from one block to the next. Blocks are used again once they are empty, and after `clear`. */
@final
export class RecordBlocks {
  private readonly pieces: Array<usize> = [];
  private taken: i32 = 0;
  private spare: usize = 0;

  clear(): void {
    this.taken = 0;
    this.spare = 0;
  }

  /**
   * Makes room for a record behind those that cost no more.
   * @param list - address of the address of its first block
   * @returns address of the record
   */
  insert(list: usize, cost: f64): usize {
    let block: usize = load<u32>(list);
    if (block === 0) {
      block = this.take(0);
      store<u32>(list, u32(block));
    }
    for (let next: usize = RecordBlocks.next(block); next !== 0 && load<f64>(RecordBlocks.begin(next)) <= cost; next = RecordBlocks.next(block)) block = next;
    if (load<i32>(block + COUNT) === MOST) {
      const after: usize = this.split(block);
      if (load<f64>(RecordBlocks.begin(after)) <= cost) block = after;
    }
    const begin: usize = RecordBlocks.begin(block);
    let at: usize = RecordBlocks.end(block);
    store<u32>(block + COUNT, load<i32>(block + COUNT) + 1);
    for (; at > begin && load<f64>(at - RECORD) > cost; at -= RECORD) RecordBlocks.copy(at - RECORD, at);
    return at;
  }

  /**
   * Keeps the first records of a block, or gives it back if there are none.
   * @param place - of the address of the block; `end`: of the records that are kept
   * @returns place of the address of the next block
   */
  shorten(place: usize, end: usize): usize {
    const block: usize = load<u32>(place);
    const kept: i32 = i32((end - RecordBlocks.begin(block)) / RECORD);
    store<u32>(block + COUNT, kept);
    if (kept > 0) return block + NEXT_BLOCK;
    store<u32>(place, u32(RecordBlocks.next(block)));
    store<u32>(block + NEXT_BLOCK, u32(this.spare));
    this.spare = block;
    return place;
  }

  /** Moves the second half of a block into one behind it. @returns that one */
  private split(block: usize): usize {
    const half: i32 = MOST >> 1;
    const after: usize = this.take(RecordBlocks.next(block));
    for (let k: i32 = half; k < MOST; k++) RecordBlocks.copy(RecordBlocks.begin(block) + usize(k) * RECORD, RecordBlocks.begin(after) + usize(k - half) * RECORD);
    store<u32>(after + COUNT, MOST - half);
    store<u32>(block + COUNT, half);
    store<u32>(block + NEXT_BLOCK, u32(after));
    return after;
  }

  private take(next: usize): usize {
    let block: usize = this.spare;
    if (block !== 0) this.spare = RecordBlocks.next(block);
    else {
      const piece: i32 = this.taken / BLOCKS_PER_PIECE;
      if (piece === this.pieces.length) this.pieces.push(heap.alloc(usize(BLOCKS_PER_PIECE) * BLOCK));
      block = this.pieces[piece] + usize(this.taken++ % BLOCKS_PER_PIECE) * BLOCK;
    }
    store<u32>(block + NEXT_BLOCK, u32(next));
    store<u32>(block + COUNT, 0);
    return block;
  }

  /** The block after another one; 0: none. */
  @inline
  static next(block: usize): usize { return load<u32>(block + NEXT_BLOCK); }

  @inline
  static begin(block: usize): usize { return block + FIRST; }

  /** Where the records of a block end. */
  @inline
  static end(block: usize): usize { return block + FIRST + usize(load<i32>(block + COUNT)) * RECORD; }

  /** Copies a record. */
  @inline
  static copy(from: usize, to: usize): void {
    v128.store(to, v128.load(from));
    v128.store(to + 16, v128.load(from + 16));
    store<u32>(to + RECORD_LABEL, load<u32>(from + RECORD_LABEL));
  }
}
