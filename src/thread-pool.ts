import { Piscina } from 'piscina';

/** Options of a pool of threads: those of Piscina, but for the arguments of Node. */
export type ThreadPoolOptions = Omit<NonNullable<ConstructorParameters<typeof Piscina>[0]>, 'execArgv'>;

/**
 * Creates a pool of threads. They load their module by `import`: Piscina tries `require` first, which for ES modules aborts
 * the whole process if the thread is ended meanwhile (an assertion of Node, `IsGraphAsync`).
 * @example
 * const pool = threadPool<number[], number>({ filename: new URL('./sum.js', import.meta.url).href, maxThreads: 1 });
 * await pool.run([1, 2]); // => 3
 */
export function threadPool<Question, Answer>(options: ThreadPoolOptions): Piscina<Question, Answer> {
  return new Piscina<Question, Answer>({ ...options, execArgv: ['--no-experimental-require-module'] });
}
