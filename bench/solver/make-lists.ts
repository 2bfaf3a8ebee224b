/**
 * Generates catalogue.txt, figures.txt, tune.txt, report.txt and bounds.txt by the rule of INSTANCES.md from the instances below
 * INSTANCES_DIR.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadInstancesDir } from '../../src/config.js';
import { catalogueText, cataloguePath, makeCatalogue } from './catalogue.js';
import { boundLists } from './bound-rows.js';
import { instanceLists } from './instance-rule.js';
import { boundListText, listTexts } from './list-files.js';

const folder = loadInstancesDir();
if (folder === null) {
  console.error('set INSTANCES_DIR to the folder of the instances: cvrp-x, vrptw-solomon and the others lie in it');
  process.exit(1);
}
const catalogue = makeCatalogue(folder);
writeFileSync(cataloguePath, catalogueText(catalogue));
for (const [name, text] of Object.entries(listTexts(instanceLists(catalogue)))) writeFileSync(join(dirname(cataloguePath), name), text);
writeFileSync(join(dirname(cataloguePath), 'bounds.txt'), boundListText(boundLists(catalogue)));
console.log(`${catalogue.length} instances, ${new Set(catalogue.map(({ group }) => group)).size} groups`);
