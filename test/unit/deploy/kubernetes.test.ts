import { spawnSync } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { PodMonitor, PrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1';
import { Certificate, Issuer } from '@kubernetes-models/cert-manager/cert-manager.io/v1';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Namespace, Service } from 'kubernetes-models/v1';
import ts from 'typescript';
import { loadConfig } from '../../../src/config.js';
import { packageRoot } from '../../../src/root.js';
import { findProgram } from '../../../src/serve/broker-binary.js';
import { PINNED_BROKER } from '../../../src/serve/broker-install.js';
import { DEPLOY, knownVariables, manifests, readText, readYaml, type Manifest } from '../../helpers/deployment.js';

/** Per kind: its model, which validates by the schema, and the module of its type, which knows its fields. */
const KINDS: Record<string, readonly [new (data: any) => { validate(): void }, string]> = {
  'v1 Namespace': [Namespace, 'kubernetes-models/v1'],
  'v1 Service': [Service, 'kubernetes-models/v1'],
  'apps/v1 Deployment': [Deployment, 'kubernetes-models/apps/v1'],
  'apps/v1 StatefulSet': [StatefulSet, 'kubernetes-models/apps/v1'],
  'policy/v1 PodDisruptionBudget': [PodDisruptionBudget, 'kubernetes-models/policy/v1'],
  'networking.k8s.io/v1 NetworkPolicy': [NetworkPolicy, 'kubernetes-models/networking.k8s.io/v1'],
  'networking.k8s.io/v1 Ingress': [Ingress, 'kubernetes-models/networking.k8s.io/v1'],
  'autoscaling/v2 HorizontalPodAutoscaler': [HorizontalPodAutoscaler, 'kubernetes-models/autoscaling/v2'],
  'monitoring.coreos.com/v1 PodMonitor': [PodMonitor, '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1'],
  'monitoring.coreos.com/v1 PrometheusRule': [PrometheusRule, '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1'],
  'cert-manager.io/v1 Certificate': [Certificate, '@kubernetes-models/cert-manager/cert-manager.io/v1'],
  'cert-manager.io/v1 Issuer': [Issuer, '@kubernetes-models/cert-manager/cert-manager.io/v1'],
  'keda.sh/v1alpha1 ScaledObject': [ScaledObject, '@kubernetes-models/keda/keda.sh/v1alpha1'],
};

const all = manifests();
const find = (kind: string, name: string): Manifest => all.find((each) => each.kind === kind && each.metadata.name === name)!;
const pods = all.filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet').map(({ metadata, spec }) => ({
  name: metadata.name, labels: spec.template.metadata.labels as Record<string, string>, spec: spec.template.spec, container: spec.template.spec.containers[0],
}));
const configEnv = Object.fromEntries(readText('kubernetes/config.env').split('\n').filter((line) => line !== '').map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));

/**
 * Compiler errors for manifests as values of their kinds' types: these catch misspelt fields, which a schema accepts.
 */
function complaintsOf(given: readonly Manifest[]): string[] {
  const path = join(packageRoot, 'test', 'manifests.ts');
  const text = given.map((manifest, index) => {
    const [, module] = KINDS[`${manifest.apiVersion} ${manifest.kind}`]!;
    return `import type { I${manifest.kind} as K${index} } from '${module}';\nexport const m${index}: K${index} = ${JSON.stringify(manifest)};\n`;
  }).join('');
  const options: ts.CompilerOptions = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, strict: true, noEmit: true, skipLibCheck: true, types: [] };
  const host = ts.createCompilerHost(options);
  const [fileExists, getSourceFile] = [host.fileExists.bind(host), host.getSourceFile.bind(host)];
  host.fileExists = (name) => name === path || fileExists(name);
  host.getSourceFile = (name, version, ...rest) => (name === path ? ts.createSourceFile(name, text, version) : getSourceFile(name, version, ...rest));
  const program = ts.createProgram([path], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('the manifests for Kubernetes', function () {

  it('satisfy the schemas of Kubernetes, KEDA, cert-manager and the Prometheus operator', () => {
    expect(all.length).to.be.above(15);
    for (const manifest of all) {
      const kind = KINDS[`${manifest.apiVersion} ${manifest.kind}`];
      expect(kind, `${manifest.apiVersion} ${manifest.kind}`).to.be.an('array');
      const model = new kind![0](manifest);
      expect(() => model.validate(), `${manifest.kind} ${manifest.metadata.name}`).not.to.throw();
    }
    expect(() => new Deployment({ metadata: { name: 'x' }, spec: { selector: {}, replicas: 'two' } } as any).validate()).to.throw();
  });

  it('contain no unknown fields', () => {
    expect(complaintsOf(all)).to.deep.equal([]);
    const wrong = structuredClone(find('Deployment', 'api'));
    wrong.spec.template.spec.containers[0].readinesProbe = {};
    expect(complaintsOf([wrong]).join()).to.contain('readinesProbe');
  });

  for (const name of ['api', 'worker']) {
    it(`give ${name} a configuration with which it starts, with secrets only by reference`, () => {
      const { container } = pods.find((pod) => pod.name === name)!;
      const own = Object.fromEntries((container.env as { name: string; value?: string }[]).map((each) => [each.name, each.value ?? (each.name === 'NATS_PASSWORD' ? 'secret' : '')]));
      // The file only exists in the pod; the next test checks its mount.
      const environment = { ...configEnv, NATS_CA: join(DEPLOY, 'nats', 'tls.conf'), ...own };
      expect([...knownVariables()]).to.include.members(Object.keys(environment));
      expect(loadConfig(environment).nats).to.include({ replicas: 3, user: 'roundsman', password: 'secret' });
      expect(Object.keys(configEnv).filter((variable) => /PASSWORD|SECRET/.test(variable))).to.deep.equal([]);
      for (const { name: variable, value, valueFrom } of container.env) {
        if (/PASSWORD|SECRET/.test(variable)) expect([value, valueFrom?.secretKeyRef?.name], variable).to.satisfy(([inline, secret]: string[]) => inline === undefined && secret !== undefined);
      }
      expect(container.envFrom).to.deep.equal([{ configMapRef: { name: 'roundsman-config' } }]);
    });
  }

  it('reach the broker over TLS, with a certificate for every server and its authority in every client', () => {
    const { secretName, dnsNames, usages, issuerRef } = find('Certificate', 'nats').spec;
    const servers = configEnv['NATS_URL']!.split(',').map((url) => new URL(url));
    expect(servers.map(({ protocol }) => protocol)).to.deep.equal(['tls:', 'tls:', 'tls:']);
    expect(dnsNames).to.have.members(servers.map(({ hostname }) => hostname));
    const nats = pods.find(({ name }) => name === 'nats')!;
    const routes = (nats.container.env as { name: string; value: string }[]).find(({ name }) => name === 'NATS_ROUTES')!.value;
    expect(dnsNames).to.have.members([...routes.matchAll(/@([^:]+):6222/g)].map(([, host]) => host));
    expect(usages).to.include.members(['server auth', 'client auth']);
    expect(find('Certificate', find('Issuer', issuerRef.name as string).metadata.name).spec.secretName).to.equal(find('Issuer', issuerRef.name as string).spec.ca.secretName);
    for (const { name, spec } of pods) {
      const volume = (spec.volumes as { name: string; secret?: { secretName: string; items?: object[] } }[]).find(({ secret }) => secret?.secretName === secretName)!;
      for (const { volumeMounts } of spec.containers) expect(volumeMounts, name).to.deep.include({ name: volume.name, mountPath: dirname(configEnv['NATS_CA']!), readOnly: true });
      // Clients must not have the key.
      if (name !== 'nats') expect(volume.secret!.items, name).to.deep.equal([{ key: 'ca.crt', path: basename(configEnv['NATS_CA']!) }]);
    }
    for (const file of ['tls.crt', 'tls.key', 'ca.crt']) expect(readText('nats/tls.conf')).to.contain(`${dirname(configEnv['NATS_CA']!)}/${file}`);
    const { configMapGenerator: [config] } = readYaml('nats/kustomization.yaml') as { configMapGenerator: { files: string[] }[] };
    expect(config!.files).to.have.members(['nats.conf', 'tls.conf', 'reload.sh']);
  });

  it('load a renewed certificate into the broker', () => {
    const { spec, container } = pods.find(({ name }) => name === 'nats')!;
    const reloader = (spec.containers as { name: string; image: string; command: string[] }[]).find(({ name }) => name === 'reloader')!;
    expect(spec.shareProcessNamespace).to.equal(true);
    expect(reloader.image).to.equal(container.image);
    const [, script, folder, pidFile] = reloader.command;
    expect(script).to.equal('/etc/nats/reload.sh');
    expect(folder).to.equal(dirname(configEnv['NATS_CA']!));
    expect(container.args).to.include.members(['--pid', pidFile]);
  });

  it('let no pod run as root, write where it need not, or talk to the cluster', () => {
    expect(pods.map(({ name }) => name)).to.have.members(['api', 'worker', 'nats']);
    for (const { name, spec, container } of pods) {
      expect(spec.securityContext, name).to.deep.include({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      expect(spec, name).to.include({ automountServiceAccountToken: false, enableServiceLinks: false });
      for (const { securityContext, resources } of [container, ...spec.containers]) {
        expect(securityContext, name).to.deep.equal({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } });
        expect(resources, name).to.have.nested.property('limits.memory');
      }
    }
  });

  it('probe every pod at existing ports, and give it a disruption budget', () => {
    for (const { name, labels, container } of pods) {
      const ports = (container.ports as { name: string }[]).map((port) => port.name);
      for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) expect(container[probe].httpGet.port, `${name} ${probe}`).to.be.oneOf(ports);
      expect(labels).to.include(find('PodDisruptionBudget', name).spec.selector.matchLabels);
    }
  });

  it('give workers and APIs enough time to drain', () => {
    const graceOf = (name: string) => pods.find((pod) => pod.name === name)!.spec.terminationGracePeriodSeconds as number;
    expect(graceOf('worker')).to.be.at.least(25);
    const [, seconds] = pods.find((pod) => pod.name === 'api')!.container.lifecycle.preStop.exec.command as string[];
    expect(graceOf('api')).to.be.at.least(Number(seconds) + 12);
  });

  it('select existing pods in services, budgets and policies', () => {
    const matches = (selector: any) => pods.filter(({ labels }) => (
      Object.entries(selector.matchLabels ?? {}).every(([key, value]) => labels[key] === value)
      && ((selector.matchExpressions ?? []) as { key: string; values: string[] }[]).every(({ key, values }) => values.includes(labels[key]!))
    ));
    for (const { kind, metadata, spec } of all) {
      if (kind === 'Service') expect(matches({ matchLabels: spec.selector }), metadata.name).to.have.length(1);
      if (kind !== 'NetworkPolicy') continue;
      expect(matches(spec.podSelector), metadata.name).not.to.have.length(0);
      for (const { podSelector } of [...(spec.ingress ?? []), ...(spec.egress ?? [])].flatMap((rule) => rule.from ?? rule.to)) {
        if (podSelector !== undefined) expect(matches(podSelector), metadata.name).not.to.have.length(0);
      }
    }
    expect(find('NetworkPolicy', 'deny-all').spec).to.deep.equal({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  it('scale the workers by slots per worker', () => {
    const { spec } = find('ScaledObject', 'worker');
    expect(find('Deployment', spec.scaleTargetRef.name as string).spec).not.to.have.property('replicas');
    const slots = pods.find(({ name }) => name === 'worker')!.container.env.find((each: { name: string }) => each.name === 'WORKER_SLOTS').value;
    expect(spec.triggers[0].metadata.threshold).to.equal(slots);
    expect(spec.minReplicaCount).to.be.at.least(1);
  });

  it('scale the APIs, whose deployment and service the autoscaler and the ingress name', () => {
    const { spec } = find('HorizontalPodAutoscaler', 'api');
    expect(find('Deployment', spec.scaleTargetRef.name as string).spec).not.to.have.property('replicas');
    expect(spec.minReplicas).to.be.at.least(2);
    const { spec: { rules: hosts, tls } } = find('Ingress', 'api');
    const { service } = hosts[0].http.paths[0].backend;
    expect((find('Service', service.name as string).spec.ports as { name: string }[]).map(({ name }) => name)).to.include(service.port.name);
    expect(tls[0].hosts).to.deep.equal([hosts[0].host]);
  });

  it('are found by the pod monitor, under the jobs that the rules query', () => {
    const { selector, podMetricsEndpoints: [endpoint] } = find('PodMonitor', 'roundsman').spec;
    expect(selector.matchExpressions[0].values).to.have.members(['api', 'worker']);
    for (const { name, container } of pods.filter((pod) => pod.name !== 'nats')) {
      expect((container.ports as { name: string }[]).map((each) => each.name), name).to.include(endpoint.port);
    }
    expect(endpoint.relabelings[0]).to.include({ targetLabel: 'job', replacement: 'roundsman-$1' });
  });

  it('contain the Prometheus rules unchanged', async () => {
    const source = (await import(pathToFileURL(join(DEPLOY, 'kubernetes', 'make-prometheus-rule.mjs')).href)) as { prometheusRuleText(): string };
    expect(readText('kubernetes/prometheus-rule.yaml')).to.equal(source.prometheusRuleText());
  });

  it('pin the image by digest', () => {
    const { images } = readYaml('kubernetes/kustomization.yaml') as { images: { digest?: string; newTag?: string }[] };
    for (const image of images) expect(image).to.have.property('digest').that.matches(/^sha256:[0-9a-f]{64}$/);
  });

  it('run the pinned broker, on a disk larger than its limit', () => {
    const { spec } = find('StatefulSet', 'nats');
    expect(spec.template.spec.containers[0].image).to.contain(`nats:${PINNED_BROKER}-`);
    const gibibytes = parseInt(spec.volumeClaimTemplates[0].spec.resources.requests.storage as string, 10);
    expect(gibibytes).to.be.above(Number(/max_file_store: (\d+)GB/.exec(readText('nats/nats.conf'))?.[1]));
  });

  it('are found by the scrape configuration', () => {
    const { scrape_configs: [job] } = readYaml('kubernetes/prometheus.yml') as { scrape_configs: { relabel_configs: { source_labels: string[]; regex: string }[] }[] };
    const [partOf, port] = job!.relabel_configs.map(({ regex }) => regex);
    for (const { name, labels, container } of pods.filter((pod) => pod.name !== 'nats')) {
      expect(labels['app.kubernetes.io/part-of'], name).to.equal(partOf);
      expect((container.ports as { name: string }[]).map((each) => each.name), name).to.include(port);
    }
  });

  it('are assembled by kubectl, if it is installed', function () {
    const kubectl = findProgram('kubectl');
    if (kubectl === null) return this.skip();
    const { status, stdout, stderr } = spawnSync(kubectl, ['kustomize', join(DEPLOY, 'kubernetes')], { encoding: 'utf8' });
    expect(status, stderr).to.equal(0);
    expect(stdout.match(/^ {2}namespace: roundsman$/gm)?.length).to.be.above(12);
    expect(stdout).to.match(/name: nats-config-\w+/).and.not.match(/name: nats-config$/m);
  });
});
