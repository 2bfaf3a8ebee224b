import { expect } from 'chai';
import { loadPlans } from '../../../../src/accounts/plans.js';
import { loadConfig } from '../../../../src/config.js';
import { DISTANCE_CHARACTERS, fillBlocks, largestMatrix, type DocsFacts } from '../../../../src/http/docs/blocks.js';
import { renderMarkdown } from '../../../../src/http/docs/render.js';

const FACTS: DocsFacts = { plans: [], resultTtlSeconds: 60, busyQueueDepth: 1, maxBodyBytes: 1, maxHeaderBytes: 1, headersTimeoutMs: 500, requestTimeoutMs: 1000, eventStreamsPerAccount: 1, longPollsPerAccount: 1 };
const render = (markdown: string): string => renderMarkdown(markdown, (target) => `/to/${target}`).html;

describe('the pages\' Markdown', () => {
  it('gets headings with the same ids as on GitHub, each only once', () => {
    const { title, anchors } = renderMarkdown('# The `first` one\n\n## A, b & c\n\n## A, b & c\n\n### rate_limit\n\n## [Link](x.md)', String);
    expect(title).to.equal('The first one');
    expect(anchors).to.deep.equal(['the-first-one', 'a-b--c', 'a-b--c-1', 'rate_limit', 'link']);
  });

  it('neither loses nor executes the content of code', () => {
    expect(render('```sh run\necho "<b>" && x\n```')).to.include('<code>echo &quot;&lt;b&gt;&quot; &amp;&amp; x</code>').and.include('<figcaption>Shell</figcaption>');
    expect(render('```ts file=solve.ts\nx\n```')).to.include('<figcaption>solve.ts</figcaption>');
    expect(render('```json output\n{}\n```')).to.include('<figcaption>Output</figcaption>');
  });

  it('converts links to pages of the service', () => {
    expect(render('[a](errors.md#x)')).to.include('<a href="/to/errors.md#x">a</a>');
  });

  it('creates tables that scroll by keyboard and name their columns', () => {
    const html = render('| a | |\n|---|---|\n| 1 | 2 |');
    expect(html).to.include('<div class="table" role="group" tabindex="0">').and.include('<th scope="col">a</th>').and.not.include('<th scope="col"></th>');
  });

  it('does not show the markers of generated blocks', () => {
    expect(render('<!-- begin plans: x -->\ntext\n<!-- end plans -->')).to.not.include('begin');
  });
});

describe('the generated blocks', () => {
  it('replace what is between their markers, and nothing else', () => {
    const filled = fillBlocks('a\n<!-- begin lifetimes: why -->\nold\n<!-- end lifetimes -->\nb\n', FACTS);
    expect(filled).to.match(/^a\n<!-- begin lifetimes: why -->\n\n\| what/).and.match(/\n<!-- end lifetimes -->\nb\n$/).and.include('60 seconds').and.not.include('old');
    expect(fillBlocks(filled, FACTS)).to.equal(filled);
  });

  it('must be known', () => {
    expect(() => fillBlocks('<!-- begin other -->\n<!-- end other -->', FACTS)).to.throw(RangeError, 'no generated block "other"');
  });
});

describe('the largest matrix of a plan', () => {
  const config = loadConfig({});
  const distance = '12345.6';
  const list = (item: string, count: number): string => `[${Array<string>(count).fill(item).join(',')}]`;
  /** Size of a request with every field, each number as long as a distance. */
  const bytesOf = (nodes: number, vehicles: number): number => {
    const row = list(distance, nodes).length + 1;
    const rest = {
      name: 'n'.repeat(4096), objective: 'min_total_cost', node_num: nodes, vehicle_num: vehicles, callback_url: 'u'.repeat(2048), node_demands: list(distance, nodes),
      node_time_windows: list(`[${distance},${distance}]`, nodes), node_service_time: list(distance, nodes), start_nodes: list('29999', vehicles), end_nodes: list('29999', vehicles),
      vehicles_capacity: list(distance, vehicles), vehicle_fixed_costs: list(distance, vehicles), vehicle_unit_distance_costs: list(distance, vehicles),
      vehicle_speeds: list(distance, vehicles), max_working_hours: 8, base_start_time: [9, 0, 0], time_limit_seconds: 3600, late_penalty_per_min: 2.5, seed: 4294967295,
    };
    return nodes * row + JSON.stringify(rest).length + 100;
  };

  for (const plan of loadPlans(config.plansFile).list) {
    it(`${plan.id}: fits into a body, whatever else the request contains`, () => {
      const nodes = largestMatrix(plan, config.maxBodyBytes);
      expect(distance).to.have.lengthOf(DISTANCE_CHARACTERS);
      expect(bytesOf(nodes, plan.maxVehicles)).to.be.at.most(config.maxBodyBytes);
      expect(nodes).to.be.at.most(plan.maxNodes);
      if (nodes < plan.maxNodes) expect(nodes * nodes * 8).to.be.at.least(0.9 * config.maxBodyBytes);
      if (plan.maxNodes <= 2000) expect(nodes).to.equal(plan.maxNodes);
    });
  }

  it('is undefined if not even the rest of the request fits', () => expect(largestMatrix({ maxNodes: 100, maxVehicles: 100 }, 1000)).to.equal(0));
});
