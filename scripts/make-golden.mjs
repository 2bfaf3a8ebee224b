/** Writes what version 1 answers to the golden requests to test/data/golden, one request a line. Runs on the compiled code. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goldenAnswers } from '../dist/test/helpers/golden/answers.js';

const answers = await goldenAnswers(true);
writeFileSync(join(import.meta.dirname, '..', 'test', 'data', 'golden', 'version-1.jsonl'), `${answers.map((answer) => JSON.stringify(answer)).join('\n')}\n`);
console.log(`test/data/golden/version-1.jsonl written: ${answers.length} requests, ${answers.filter(({ solved }) => solved !== undefined).length} solved`);
process.exit();
