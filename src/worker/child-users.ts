import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const USER_MAP = '/proc/self/uid_map';
/** Users of this number and above belong to no account and no container of a usual system. */
const FIRST_USER = 0x7000_0000;
/** Where fewer users exist, as in a container with a user namespace of its own: those that systemd lends to services. */
const FIRST_OF_FEW = 61_184;
const END_OF_FEW = 65_520;
const BLOCK = { ofMany: 0x1_0000, ofFew: 256 };
const BLOCKS_OF_MANY = 0x0ffe;

/** Hands out user ids, each to one living child at a time. */
export class ChildUsers {
  private readonly first: number;
  private readonly size: number;
  private readonly taken = new Set<number>();
  private next = 0;

  constructor(first: number, size: number) {
    this.first = first;
    this.size = size;
  }

  /** @returns the user that was handed out longest ago, or never. @throws RangeError when all belong to living children. */
  take(): number {
    if (this.taken.size >= this.size) throw new RangeError(`all ${this.size} users from ${this.first} on belong to living solving children; lower WORKER_SLOTS`);
    for (;;) {
      const user = this.first + (this.next++ % this.size);
      if (this.taken.has(user)) continue;
      this.taken.add(user);
      return user;
    }
  }

  release(user: number): void {
    this.taken.delete(user);
  }
}

let claimed: Promise<ChildUsers | null> | undefined;

/**
 * Claims a block of users for the children of this process, which no other process on this machine gets while this one
 * lives; null when there is none to be had. All callers in one process share one block.
 */
export function claimUsers(): Promise<ChildUsers | null> {
  return (claimed ??= claimBlock());
}

async function claimBlock(): Promise<ChildUsers | null> {
  // Other systems than Linux have no such names either.
  if (!existsSync(USER_MAP)) return null;
  const { first, size, blocks } = range();
  const start = Math.floor(Math.random() * blocks);
  for (let i = 0; i < blocks; i++) {
    const from = first + ((start + i) % blocks) * size;
    if (await claimName(`\0roundsman-users-${from}`)) return new ChildUsers(from, size);
  }
  return null;
}

function range(): { first: number; size: number; blocks: number } {
  const maps = readFileSync(USER_MAP, 'utf8').trim().split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const end = Math.max(...maps.map(([inside, , count]) => inside! + count!));
  return end > FIRST_USER + BLOCKS_OF_MANY * BLOCK.ofMany
    ? { first: FIRST_USER, size: BLOCK.ofMany, blocks: BLOCKS_OF_MANY }
    : { first: FIRST_OF_FEW, size: BLOCK.ofFew, blocks: Math.floor((END_OF_FEW - FIRST_OF_FEW) / BLOCK.ofFew) };
}

/** Listens on an abstract socket, which one process of a machine can do: the kernel gives the name back when it ends. */
function claimName(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => resolve(false));
    server.listen({ path, exclusive: true }, () => resolve(true));
    server.unref();
  });
}
