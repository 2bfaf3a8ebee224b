import { expect } from 'chai';
import { finishedEnvelope, stateMembers } from '../../../src/tasks/envelope.js';

const CREATED = Date.UTC(2026, 10, 2, 8, 15);

describe('stateMembers', () => {
  it('shows a time that is not known yet as null', () => {
    expect(stateMembers('queued', { createdAt: CREATED })).to.deep.equal({
      state: 'queued', accepted_at: '2026-11-02T08:15:00.000Z', started_at: null, finished_at: null, expires_at: null,
    });
  });

  it('writes every time as RFC 3339 in UTC, with milliseconds', () => {
    const times = { createdAt: CREATED, startedAt: CREATED + 112, finishedAt: CREATED + 6312, expiresAt: CREATED + 86_406_312 };
    expect(stateMembers('solved', times)).to.deep.equal({
      state: 'solved', accepted_at: '2026-11-02T08:15:00.000Z', started_at: '2026-11-02T08:15:00.112Z',
      finished_at: '2026-11-02T08:15:06.312Z', expires_at: '2026-11-03T08:15:06.312Z',
    });
  });
});

describe('finishedEnvelope', () => {
  it('leaves every byte of the stored envelope in place and appends the members of the record', () => {
    const stored = Buffer.from('{"success":false,"request_id":"x","error":"é { } \\"","result":null,"code":"cancelled"}');
    const answer = Buffer.from(finishedEnvelope(stored, 'failed', { createdAt: CREATED, finishedAt: CREATED, expiresAt: CREATED }));
    expect(answer.subarray(0, stored.length - 1).equals(stored.subarray(0, -1))).to.equal(true);
    expect(JSON.parse(answer.toString())).to.deep.equal({
      ...JSON.parse(stored.toString()), ...stateMembers('failed', { createdAt: CREATED, finishedAt: CREATED, expiresAt: CREATED }),
    });
  });
});
