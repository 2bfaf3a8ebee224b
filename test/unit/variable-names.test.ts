import { expect } from 'chai';
import { ConfigError, loadConfig } from '../../src/config.js';

function refusal(environment: Record<string, string>): string {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('a variable that the service does not read', () => {
  for (const [name, meant] of [['PROT', 'PORT'], ['HSOT', 'HOST'], ['METRIC_PORT', 'METRICS_PORT'], ['WORKER_SLOT', 'WORKER_SLOTS'], ['DATA_DRI', 'DATA_DIR'], ['NATS_PASWORD', 'NATS_PASSWORD']] as const) {
    it(`is rejected if it is certainly misspelt, with the right name and without its value: ${name}`, () => {
      expect(refusal({ [name]: 'hush-hush' })).to.equal(`${name} is not a variable of this service; did you mean ${meant}? Rename or unset it`);
    });
  }

  it('is named in a warning if it may be ours', () => {
    const { warnings } = loadConfig({ POST: '1', NATS_URI: 'nats://secret@host', WORKER_COUNT: '3', PORT: '8081', PROT: '1', LOGLEVEL: 'debug' });
    expect(warnings.map((warning) => warning.split(' ')[0])).to.have.members(['POST', 'NATS_URI', 'WORKER_COUNT', 'PROT', 'LOGLEVEL']);
    expect(warnings.join()).not.to.contain('secret');
    expect(warnings).to.include('WORKER_COUNT is not a variable of this service and is ignored');
  });

  it('is ignored if another program, Kubernetes or Docker sets it', () => {
    const environment = {
      HOSTNAME: 'web-1', HOME: '/root', PATH: '/bin', TERM: 'xterm', USER: 'me', SHELL: '/bin/sh', LANG: 'C', PWD: '/', TMPDIR: '/tmp', NODE_ENV: 'production',
      NATS_SERVICE_HOST: '10.0.0.1', NATS_SERVICE_PORT: '4222', NATS_SERVICE_PORT_CLIENT: '4222', NATS_PORT: 'tcp://10.0.0.1:4222',
      NATS_PORT_4222_TCP: 'tcp://10.0.0.1:4222', NATS_PORT_4222_TCP_ADDR: '10.0.0.1', NATS_PORT_4222_TCP_PORT: '4222', NATS_PORT_4222_TCP_PROTO: 'tcp',
      ROUNDSMAN_API_PORT: 'tcp://10.0.0.2:80', ROUNDSMAN_API_SERVICE_PORT: '80', ROUNDSMAN_API_KEY: 'rm_x', ROUNDSMAN_URL: 'http://x', INSTANCES_DIR: '/x',
    };
    expect(loadConfig(environment).warnings).to.deep.equal([]);
  });
});

describe('more threads than cores', () => {
  it('get a warning', () => {
    expect(loadConfig({ SOLVE_THREADS: '256' }).warnings).to.have.length(1).and.to.have.property('0').that.matches(/^SOLVE_THREADS=256: this machine has \d+ cores?, .*use \d+ at most$/);
    expect(loadConfig({ SOLVE_THREADS: '1' }).warnings).to.deep.equal([]);
  });
});
