/** Writes the instances for measuring memory to the folder given as argument. The files are always the same. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coordinateProblem, matrixProblem } from '../http/problems.js';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('give the folder to write the instances to');
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'matrix-1000.json'), matrixProblem(1001, {}));
writeFileSync(join(folder, 'coordinates-30000.json'), coordinateProblem(30_000));
