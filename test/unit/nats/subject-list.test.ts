import { expect } from 'chai';
import { readSubjects } from '../../../src/nats/subject-list.js';

/** As a server describes a stream. */
function description(subjects: Readonly<Record<string, number>> | undefined, more: object = { total: 2, offset: 0, limit: 100_000 }): string {
  return JSON.stringify({ type: 'io.nats.jetstream.api.v1.stream_info_response', ...more, config: { name: 'JOBS', subjects: ['job.>'], metadata: { odd: '"subjects":{"no":1}' } }, state: { messages: 2, subjects, last_seq: 9 }, ts: 'now' });
}

describe('the subjects of a stream', () => {
  it('are cut out of its description, with what pages need', () => {
    expect(readSubjects(description({ 'job.general.a': 1, 'job.quick.b_-9': 12 }))).to.deep.equal({ subjects: ['job.general.a', 'job.quick.b_-9'], total: 2, limit: 100_000 });
    expect(readSubjects(description({ 'job.general.a': 1 }, {}))).to.deep.equal({ subjects: ['job.general.a'] });
  });

  it('may be none', () => {
    expect(readSubjects(description({})).subjects).to.deep.equal([]);
    expect(readSubjects(description(undefined)).subjects).to.deep.equal([]);
  });

  it('are read whatever signs others put into theirs', () => {
    for (const odd of ['job.x}y', 'job.}', 'job."a":1', 'job.,"b', 'job.\\}', 'job.ö', 'job.{a:1}']) {
      for (const subjects of [[odd], ['job.general.a', odd], [odd, 'job.general.a'], ['job.general.a', odd, 'job.general.b']]) {
        expect(readSubjects(description(Object.fromEntries(subjects.map((subject) => [subject, 1])))).subjects).to.deep.equal(subjects);
      }
    }
  });

  it('come with the error of a stream that is not there', () => {
    const error = { code: 404, err_code: 10059, description: 'stream not found' };
    expect(readSubjects(JSON.stringify({ type: 'x', error }))).to.deep.equal({ subjects: [], error });
  });
});
