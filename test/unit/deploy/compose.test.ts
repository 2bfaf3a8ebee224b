import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { loadConfig } from '../../../src/config.js';
import { packageRoot } from '../../../src/root.js';
import { PINNED_BROKER } from '../../../src/serve/broker-install.js';
import { knownVariables, readText, readYaml } from '../../helpers/deployment.js';

interface ComposeService {
  readonly image?: string;
  readonly user?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly read_only?: boolean;
  readonly stop_grace_period?: string;
  readonly deploy?: { readonly replicas?: number };
}
interface ComposeFile { readonly services: Readonly<Record<string, ComposeService>>; readonly volumes: object }

const SECRETS = { NATS_PASSWORD: 'n'.repeat(48), NATS_ROUTE_PASSWORD: 'r'.repeat(48), GRAFANA_PASSWORD: 'g'.repeat(48) };

/** Substitutes what Docker would take from `.env`. */
function interpolated(text: string): string {
  return text.replaceAll(/\$\{(\w+)(?::\?[^}]*)?\}/g, (whole, name: string) => SECRETS[name as keyof typeof SECRETS] ?? whole);
}

describe('compose.yaml', () => {
  const file = readYaml('compose.yaml') as ComposeFile;
  const { services } = file;
  const ours = ['api', 'worker'].map((name) => [name, services[name]!] as const);

  it('is valid by the Compose specification', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { duration: true, uri: true } });
    const validate = ajv.compile(JSON.parse(readFileSync(join(packageRoot, 'test', 'data', 'schemas', 'compose-spec.json'), 'utf8')) as object);
    expect(validate(file), ajv.errorsText(validate.errors)).to.equal(true);
    expect(validate({ ...file, services: { ...services, api: { ...services['api'], imaje: 'x' } } })).to.equal(false);
  });

  it('runs three NATS servers of the pinned version, two APIs, workers, Prometheus and Grafana', () => {
    const servers = Object.entries(services).filter(([name]) => /^nats-\d$/.test(name));
    expect(servers).to.have.length(3);
    for (const [name, { image, environment }] of servers) {
      expect(image).to.contain(`nats:${PINNED_BROKER}-`);
      expect(environment).to.include({ SERVER_NAME: name });
    }
    expect(services['api']?.deploy?.replicas).to.equal(2);
    expect(services['worker']?.deploy?.replicas).to.be.at.least(2);
    expect(services).to.include.keys('prometheus', 'grafana');
  });

  for (const [name, service] of ours) {
    it(`gives ${name} a configuration with which it starts`, () => {
      const environment = Object.fromEntries(Object.entries(service.environment ?? {}).map(([key, value]) => [key, interpolated(value)]));
      expect([...knownVariables()]).to.include.members(Object.keys(environment));
      const config = loadConfig(environment);
      expect(config.nats.servers).to.have.length(3);
      expect(config.nats).to.include({ replicas: 3, password: SECRETS.NATS_PASSWORD });
    });
  }

  it('has an overlay file that adds TLS to all servers and clients', () => {
    const overlay = readYaml('compose.tls.yaml') as ComposeFile;
    const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { duration: true, uri: true } });
    const validate = ajv.compile(JSON.parse(readFileSync(join(packageRoot, 'test', 'data', 'schemas', 'compose-spec.json'), 'utf8')) as object);
    expect(validate(overlay), ajv.errorsText(validate.errors)).to.equal(true);
    const targets = (service: ComposeService | undefined) => (service?.volumes ?? []).map((volume) => volume.split(':')[1]!);
    const servers = Object.keys(services).filter((name) => /^nats-\d$/.test(name));
    expect(Object.keys(overlay.services)).to.have.members([...servers, 'api', 'worker']);
    for (const name of servers) {
      // Mounts with the same target replace each other.
      expect(targets(services[name])).to.include('/etc/nats/tls.conf');
      expect(overlay.services[name]!.volumes).to.include('./nats/tls.conf:/etc/nats/tls.conf:ro');
      for (const [, path] of readText('nats/tls.conf').matchAll(/_file: (\S+)/g)) expect(targets(overlay.services[name])).to.include(path);
    }
    for (const [name, { environment }] of ours) {
      const added = overlay.services[name]!;
      expect(added.environment!['NATS_URL']).to.equal(environment!['NATS_URL']!.replaceAll('nats://', 'tls://'));
      expect(targets(added)).to.deep.equal([added.environment!['NATS_CA']]);
    }
    expect(readFileSync(join(packageRoot, '.gitignore'), 'utf8').split('\n')).to.include('deploy/tls/');
  });

  it('gives API and workers the same queue limit as the stream', () => {
    const [api, worker] = ours.map(([, { environment }]) => environment?.['BUSY_QUEUE_DEPTH']);
    expect(api).to.equal(worker);
  });

  it('contains no secret', () => {
    for (const [name, { environment = {} }] of Object.entries(services)) {
      for (const [key, value] of Object.entries(environment)) {
        if (/PASSWORD|SECRET|ROUTES/.test(key)) expect(value, `${name} ${key}`).to.match(/\$\{\w+/);
      }
    }
    expect(readFileSync(join(packageRoot, '.gitignore'), 'utf8').split('\n')).to.include('deploy/.env');
  });

  it('is reachable from this machine only', () => {
    for (const { ports = [] } of Object.values(services)) for (const port of ports) expect(port).to.match(/^127\.0\.0\.1:/);
  });

  it('mounts existing files, into containers that can write nowhere else', () => {
    for (const [name, { volumes = [], read_only: readOnly }] of Object.entries(services)) {
      if (name !== 'nats-volumes') expect(readOnly, name).to.equal(true);
      for (const volume of volumes) {
        const [source] = volume.split(':');
        if (source!.startsWith('./')) expect(existsSync(join(packageRoot, 'deploy', source!)), volume).to.equal(true);
        else expect(file.volumes, volume).to.have.property(source!);
      }
    }
  });

  it('gives workers enough time to drain', () => {
    expect(parseInt(services['worker']!.stop_grace_period!, 10)).to.be.at.least(25);
    expect(parseInt(services['api']!.stop_grace_period!, 10)).to.be.at.least(12);
  });

  it('lets Prometheus discover what it runs', () => {
    const { scrape_configs: jobs } = readYaml('prometheus/prometheus.yml') as { scrape_configs: { dns_sd_configs: { names: string[] }[] }[] };
    expect(Object.keys(services)).to.include.members(jobs.flatMap(({ dns_sd_configs: found }) => found.flatMap(({ names }) => names)));
    expect(readText('grafana/provisioning/dashboards/roundsman.yaml')).to.contain('/etc/grafana/dashboards');
  });
});
