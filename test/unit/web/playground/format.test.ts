import { expect } from 'chai';
import { formatProblem, hasLongLines } from '../../../../web/src/playground/format.js';

describe('layout of a request', () => {
  const long = Array.from({ length: 60 }, (_, i) => i * 1000);

  it('puts every field on its own line and keeps every value', () => {
    const request = { name: 'x "y" [1, 2]', node_num: 60, node_demands: long, pairs: long.map((n) => [n, n + 1]), matrix: long.map(() => long), base_start_time: [9, 0, 0] };
    const text = formatProblem(JSON.stringify(request));
    expect(JSON.parse(text)).to.deep.equal(request);
    expect(text).to.contain('  "base_start_time": [9, 0, 0]\n');
    expect(text.split('\n')[1]).to.equal('  "name": "x \\"y\\" [1, 2]",');
  });

  it('puts a row of a matrix on one line, and lets pairs share lines', () => {
    const text = formatProblem(JSON.stringify({ matrix: long.map(() => long), pairs: long.map((n) => [n, n + 1]) }));
    const [matrix, pairs] = text.split('"pairs"');
    expect(matrix!.split('\n')).to.have.lengthOf(64);
    expect(pairs!.split('\n').length).to.be.within(8, 20);
  });

  it('does not change what is not a JSON object', () => {
    for (const text of ['', '{"a": ', 'NAME : X\nTYPE : CVRP\n', '[1,2]', 'null']) expect(formatProblem(text)).to.equal(text);
  });

  it('finds lines that are too long to edit', () => {
    expect(hasLongLines('short\nshort')).to.equal(false);
    expect(hasLongLines(`short\n${'x'.repeat(2001)}\nshort`)).to.equal(true);
    expect(hasLongLines('')).to.equal(false);
  });
});
