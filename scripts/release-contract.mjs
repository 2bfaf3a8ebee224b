/** Makes `generated/openapi.json` the released document that later changes are compared with; see openapi/released/README.md. */
import { copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './generate/run.mjs';

const document = join(root, 'generated', 'openapi.json');
const released = join(root, 'openapi', 'released');
const { version } = JSON.parse(readFileSync(document, 'utf8')).info;
for (const name of readdirSync(released)) if (name.endsWith('.json') || name === 'accepted.txt') rmSync(join(released, name));
copyFileSync(document, join(released, `${version}.json`));
console.log(`openapi/released/${version}.json`);
