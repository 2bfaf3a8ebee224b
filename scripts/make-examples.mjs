/**
 * Writes the answers in openapi/examples as the service gives them: starts it, calls it, and keeps names and summaries. Runs on the compiled
 * code; `make generate` takes them into the document.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, visit } from 'yaml';
import { goodAnswers } from '../dist/test/helpers/examples/answers.js';
import { errorAnswers } from '../dist/test/helpers/examples/errors.js';

/** Collections that fit into a line are written in one. */
const LINE = 110;

// Clock times must stay texts for readers of YAML 1.1.
for (const [file, make] of [['answers.yaml', goodAnswers], ['errors.yaml', errorAnswers]]) {
  const path = join(import.meta.dirname, '..', 'openapi', 'examples', file);
  const document = parseDocument(readFileSync(path, 'utf8'), { compat: 'yaml-1.1' });
  for (const [name, value] of Object.entries(await make())) {
    document.setIn([name, 'value'], compact(document.createNode(value)));
    if (!document.hasIn([name, 'summary'])) throw new Error(`openapi/examples/${file}: ${name} has no summary`);
  }
  writeFileSync(path, document.toString({ lineWidth: 140, flowCollectionPadding: false, singleQuote: true }));
  console.log(`openapi/examples/${file} written`);
}
process.exit();

function compact(node) {
  visit(node, {
    Collection(_, collection, path) {
      if (path.length === 0 || JSON.stringify(collection.toJSON()).length > LINE) return undefined;
      collection.flow = true;
      return visit.SKIP;
    },
  });
  return node;
}
