import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DeploymentSpec } from 'kubernetes-types/apps/v1';
import type { Container } from 'kubernetes-types/core/v1';
import ts from 'typescript';
import { parse, parseAllDocuments } from 'yaml';
import { parseSettings as readApiSettings } from '../../api/src/settings';
import { readSettings as readDeliverySettings } from '../../publisher/src/settings';
import { readSettings as readHostSettings } from '../../host/server/web/settings';
import { ROOT_DIR } from './packages';
import { PROGRAMS, type ProgramName } from './serve/programs';

const FOLDER = path.join(ROOT_DIR, 'ops/kubernetes');

/** A manifest, of which the types of Kubernetes check more than is named here. */
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  /** Of a deployment. */
  spec?: DeploymentSpec;
}

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const manifestsOf = (file: string) => parseAllDocuments(read(file)).map((one) => one.toJS() as Manifest); // checked below
const isKustomization = (file: string) => path.basename(file) === 'kustomization.yaml';
const ofFolder = (isWanted: (file: string) => boolean) =>
  files.filter((file) => isWanted(file) && !isKustomization(file)).flatMap(manifestsOf);
const base = ofFolder((file) => file.startsWith('base/'));
const manifests = [...base, ...ofFolder((file) => !file.startsWith('base/'))];

/** Where the types of a manifest lie, by its `apiVersion`. */
const typesOf = (apiVersion: string) => (apiVersion === 'v1' ? 'core/v1' : apiVersion.replace('.k8s.io', ''));

/** Of what a patch names, all else stays. */
const PART = 'type Part<T> = T extends object ? { [K in keyof T]?: Part<T[K]> } : T;';

/** A manifest as a value of its published type. */
function asValue(manifest: Manifest, index: number): string {
  const type = `import('kubernetes-types/${typesOf(manifest.apiVersion)}').${manifest.kind}`;
  const isPatch = index >= base.length;
  return `export const m${index}: ${isPatch ? `Part<${type}>` : type} = ${JSON.stringify(manifest)};`;
}

/** What the compiler says of manifests; those of the base come first. */
function findFaults(checked: readonly Manifest[]): string[] {
  const source = [PART, ...checked.map(asValue)].join('\n');
  const file = path.join(ROOT_DIR, 'tools/src/manifests.ts');
  const options = { strict: true, noEmit: true, skipLibCheck: true, types: [] };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  const ofSource = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022);
  host.readFile = (name) => (name === file ? source : readFile(name));
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) => (name === file ? ofSource : getSourceFile(name, ...rest));
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const readers = { api: readApiSettings, delivery: readDeliverySettings, host: readHostSettings };
const NAMES: readonly ProgramName[] = ['api', 'delivery', 'host'];

function find(kind: string, name: string): Manifest {
  const found = base.find((one) => one.kind === kind && one.metadata.name === name);
  if (!found) throw new Error(`no ${kind} ${name}`);
  return found;
}

function containerOf(name: ProgramName): Container {
  const [container, ...others] = find('Deployment', name).spec?.template.spec?.containers ?? [];
  if (!container || others.length > 0) throw new Error(`${name} is not one container`);
  return container;
}

const valuesOf = (name: ProgramName) => find('ConfigMap', `shop-${name}`).data ?? {};
const settingsOf = (name: ProgramName) => [
  ...Object.keys(valuesOf(name)),
  ...(containerOf(name).env ?? []).map((entry) => entry.name),
];

describe('the manifests', () => {
  it('are what the published types of Kubernetes say', () => {
    expect(manifests.length).toBeGreaterThan(15);
    expect(findFaults(manifests)).toEqual([]);
  });

  it.each([
    ['a field of a container', 'readinessProbe', 'readynessProbe'],
    ['a field of a deployment', '"replicas"', '"replica"'],
    ['a value', '"replicas":2', '"replicas":"2"'],
    ['a field of a policy', '"podSelector"', '"podSelectors"'],
    ['a kind', '"PodDisruptionBudget"', '"PodDisruptionBudgets"'],
  ])('would not be with a typo in %s', (_what, right, wrong) => {
    const text = JSON.stringify(manifests);

    expect(text).toContain(right);
    expect(findFaults(JSON.parse(text.replace(right, wrong)) as Manifest[])).not.toEqual([]);
  });

  it.each(files.filter(isKustomization))('%s names files that are there, and all of its folder', (file) => {
    const folder = path.dirname(file);
    const { resources, patches = [] } = parse(read(file)) as { resources: string[]; patches?: { path: string }[] };
    const named = [...resources, ...patches.map((patch) => patch.path)].filter((name) => name.endsWith('.yaml'));
    const present = files.filter((one) => path.dirname(one) === folder && !isKustomization(one));

    expect(named.toSorted()).toEqual(present.map((one) => path.basename(one)).toSorted());
  });

  it('of overlays change programs and settings that exist', () => {
    const known = [...base, ...manifestsOf('overlays/trial/store.yaml')].map(
      (one) => `${one.kind} ${one.metadata.name}`,
    );

    expect(manifests.map((one) => `${one.kind} ${one.metadata.name}`).filter((one) => !known.includes(one))).toEqual(
      [],
    );
  });
});

describe.each(NAMES)('%s', (name) => {
  const container = containerOf(name);
  const compose = parse(readFileSync(path.join(ROOT_DIR, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
    services: Record<string, { command?: string[]; environment: object }>;
  };
  const service = compose.services[name === 'delivery' ? name : `${name}-1`];

  it('runs as in the compose file, with the same settings', () => {
    expect(container.image).toBe('shop-site');
    expect(container.command).toEqual(service?.command);
    expect(settingsOf(name).toSorted()).toEqual(Object.keys(service?.environment ?? {}).toSorted());
    expect(container.envFrom).toEqual([{ configMapRef: { name: `shop-${name}` } }]);
  });

  it('has values that its program takes, and none that it must not know', () => {
    const secrets = {
      DATABASE_URL: 'postgres://shop@database/shop',
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 's',
    };

    expect(() => readers[name]({ ...secrets, ...valuesOf(name) })).not.toThrow();
    expect(settingsOf(name).filter((setting) => PROGRAMS[name].withheld.includes(setting))).toEqual([]);
    expect(settingsOf(name)).toEqual(expect.arrayContaining(Object.keys(PROGRAMS[name].needed)));
    expect(valuesOf(name)).toMatchObject({
      SUPERVISE: 'off',
      [PROGRAMS[name].portSetting]: String(PROGRAMS[name].port),
    });
  });

  it('gets each secret by its name, and no other value beside its settings', () => {
    for (const { value, valueFrom } of container.env ?? []) {
      expect(value).toBeUndefined();
      expect(valueFrom?.secretKeyRef).toEqual(expect.objectContaining({ name: expect.any(String) }));
    }
    const secret = /SECRET|PRIVATE|PASSWORD|ACCESS_KEY|^(DATABASE|SMTP)_URL$/;
    expect(Object.keys(valuesOf(name)).filter((setting) => secret.test(setting))).toEqual([]);
  });

  it('is confined, and probed on its own port', () => {
    const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe];

    expect(container.ports).toEqual([expect.objectContaining({ containerPort: PROGRAMS[name].port })]);
    for (const probe of probes)
      expect(probe?.httpGet).toMatchObject({ path: expect.stringMatching(/z$/), port: 'http' });
    expect(probes[1]?.httpGet?.path).toBe('/healthz'); // the database does not end a program
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources).toMatchObject({
      requests: { memory: expect.anything() },
      limits: { memory: expect.anything() },
    });
    expect(find('Deployment', name).spec?.template.spec).toMatchObject({
      // Else API_PORT is the address of the service "api".
      enableServiceLinks: false,
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000 },
    });
  });
});

it('serves pages while the API is away: hosts are ready as long as they live', () => {
  expect(containerOf('host').readinessProbe).toMatchObject({ httpGet: { path: '/healthz' } });
});

it('has one publisher, and may lose one of the others at a time', () => {
  expect(find('Deployment', 'delivery').spec).toMatchObject({ replicas: 1, strategy: { type: 'Recreate' } });
  for (const name of ['host', 'api']) {
    expect(find('Deployment', name).spec).toMatchObject({ replicas: 2 });
    expect(find('PodDisruptionBudget', name).spec).toMatchObject({ maxUnavailable: 1 });
  }
});

it('leaves the headers of caches alone: the ingress adds none', () => {
  const { annotations } = find('Ingress', 'shop').metadata as { annotations?: object }; // Kubernetes' own format

  expect(Object.keys(annotations ?? {}).filter((key) => /snippet|header|cache|cors/.test(key))).toEqual([]);
});
