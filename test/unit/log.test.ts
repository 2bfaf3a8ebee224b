import { expect } from 'chai';
import { createLogger } from '../../src/log.js';

function logged(write: (log: ReturnType<typeof createLogger>) => void): { line: string; fields: Record<string, unknown> } {
  let line = '';
  write(createLogger({ level: 'info', process: 'test', destination: { write: (text) => (line += text) } }));
  return { line, fields: JSON.parse(line) as Record<string, unknown> };
}

describe('log', () => {
  it('writes one JSON line with level, process and time as text', () => {
    const { line, fields } = logged((log) => log.info({ requestId: 'r1' }, 'accepted\nmore'));
    expect(line.trimEnd()).not.to.contain('\n');
    expect(fields).to.include({ level: 'info', process: 'test', requestId: 'r1', msg: 'accepted\nmore' });
    expect(Date.parse(fields['time'] as string)).to.be.a('number').and.not.NaN;
  });

  it('removes keys, passwords and bodies', () => {
    const key = `rm_${'a1B2c3D4'.repeat(4)}`;
    const { line } = logged((log) => log.info({ key: 'hush', account: { password: 'hush' }, headers: { 'x-api-key': 'hush' }, body: 'hush' }, `saw ${key}`));
    expect(line).not.to.contain('hush');
    expect(line).not.to.contain(key);
  });

  it('writes the facts of an error without its stack or own fields', () => {
    const error = Object.assign(new Error('no connection', { cause: new Error('refused') }), { code: 'ECONNREFUSED', body: 'hush' });
    const { line, fields } = logged((log) => log.error({ err: error }, 'failed'));
    expect(fields['err']).to.deep.equal({ type: 'Error', message: 'no connection', code: 'ECONNREFUSED', cause: { type: 'Error', message: 'refused' } });
    expect(line).not.to.contain('hush');
    expect(line).not.to.contain('log.test');
  });
});
