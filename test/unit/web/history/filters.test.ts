import { expect } from 'chai';
import { readFilters } from '../../../../web/src/history/filters.js';

const read = (query: string): object => readFilters(new URLSearchParams(query));

describe('filters of the history in the address', () => {
  it('are those that the form sets', () => {
    expect(read('name=%20tour%20&state=failed&from=2026-11-01&to=2026-11-01&min_nodes=0&max_nodes=2147483647&cursor=x')).to.deep.equal({
      name: 'tour', state: 'failed', from: '2026-11-01', to: '2026-11-01', min_nodes: '0', max_nodes: '2147483647',
    });
  });

  it('are left out where the service would refuse them', () => {
    expect(read(`state=nonsense&from=today&to=2026-13-01&min_nodes=-1&max_nodes=2147483648&name=${'x'.repeat(257)}`)).to.deep.equal({});
    expect(read('state=Solved&min_nodes=1.5&max_nodes=1e3&from=2026-11-01T08:00:00Z')).to.deep.equal({});
  });

  it('begin no range after its end', () => {
    expect(read('from=2026-11-02&to=2026-11-01&min_nodes=10&max_nodes=9')).to.deep.equal({ from: '2026-11-02', min_nodes: '10' });
  });
});
