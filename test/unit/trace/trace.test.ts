import { expect } from 'chai';
import { createLogger } from '../../../src/log.js';
import { currentTrace, formatTraceparent, parseTraceparent } from '../../../src/trace/trace.js';
import { withSpan } from '../../../src/trace/spans.js';
import { solveRequest, withHttpService } from '../../helpers/http-service.js';
import type { TaskRecord } from '../../../src/tasks/record.js';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const SENT = `00-${TRACE_ID}-b7ad6b7169203331-01`;

describe('a traceparent', () => {
  it('is parsed as W3C Trace Context, including later versions', () => {
    expect(parseTraceparent(SENT)).to.deep.equal({ traceId: TRACE_ID, spanId: 'b7ad6b7169203331', sampled: true });
    expect(parseTraceparent(` ${SENT.slice(0, -1)}0 `)).to.include({ sampled: false });
    expect(parseTraceparent(`cc${SENT.slice(2)}-what-comes-later`)).to.include({ traceId: TRACE_ID });
    expect(formatTraceparent(parseTraceparent(SENT)!)).to.equal(SENT);
  });

  it('counts as missing when it is malformed', () => {
    for (const text of [undefined, '', 'x', `ff${SENT.slice(2)}`, `${SENT}-more`, SENT.toUpperCase(), SENT.replace(TRACE_ID, '0'.repeat(32)), SENT.replace('b7ad6b7169203331', '0'.repeat(16))]) {
      expect(parseTraceparent(text), text).to.equal(null);
    }
  });
});

describe('a step of a trace', () => {
  it('has its own span in the trace of the previous step, also in its log lines', async () => {
    const lines: Record<string, unknown>[] = [];
    const log = createLogger({ level: 'info', process: 'test', destination: { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) } });
    await withSpan('outer', { kind: 'server', parent: parseTraceparent(SENT) }, async (outer) => {
      log.info('within');
      await withSpan('inner', { kind: 'internal' }, async (inner) => {
        await new Promise(setImmediate);
        expect(inner.trace.traceId).to.equal(TRACE_ID);
        expect(inner.trace.spanId).to.not.equal(outer.trace.spanId);
        expect(currentTrace()).to.equal(inner.trace);
      });
    });
    log.info('outside');
    expect(lines[0]).to.include({ traceId: TRACE_ID });
    expect(lines[1]).to.not.have.any.keys('traceId', 'spanId');
  });

  it('starts a trace if none was sent', async () => {
    const ids = await Promise.all([1, 2].map(() => withSpan('alone', { kind: 'server', parent: null }, async ({ trace }) => trace.traceId)));
    expect(ids[0]).to.match(/^[0-9a-f]{32}$/).and.not.equal(ids[1]);
  });
});

describe('a submission with a traceparent', () => {
  it('passes its trace on to the task', async () => {
    await withHttpService({}, async (service) => {
      const traceOf = async (headers: Record<string, string>): Promise<string | undefined> => {
        const { body } = await service.submit(solveRequest(), { ...service.credentials, ...headers });
        return (await service.broker.bucket<TaskRecord>('tasks').get(body.request_id))!.value.traceparent;
      };
      expect(await traceOf({ traceparent: SENT })).to.match(new RegExp(`^00-${TRACE_ID}-(?!b7ad6b7169203331)[0-9a-f]{16}-01$`));
      expect(await traceOf({ traceparent: 'nonsense' })).to.match(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
      expect(await traceOf({})).to.match(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    });
  });
});
