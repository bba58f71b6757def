import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { WORKSPACES } from '../lib/workspaces.cjs';
import { PROGRAMS, type ProgramName } from './serve/programs';

const read = (file: string) => readFileSync(path.resolve(__dirname, '../..', file), 'utf8');

interface Service {
  image: string;
  build?: object;
  command?: string[];
  ports?: string[];
  environment?: Record<string, string | null>;
  healthcheck?: { test: string[] };
  networks?: string[] | Record<string, { ipv4_address?: string }>;
  [option: string]: unknown;
}

interface Compose {
  services: Record<string, Service>;
}

const text = read('docker-compose.yml');
const parseCompose = (source: string) => parse(source, { merge: true }) as Compose; // checked below
const { services } = parseCompose(text);

/** The services of the shop's own image, by their program. */
const programs = Object.entries(services).flatMap(([name, service]) => {
  const program = service.command?.at(-1);
  return service.build && program ? [{ name, service, program: program as ProgramName }] : []; // checked below
});
const settingsOf = ({ environment = {} }: Service) => Object.keys(environment);

describe('docker-compose.yml', () => {
  const { $schema: _dialect, ...schema } = JSON.parse(read('tools/schemas/compose-spec.json')) as object & {
    $schema: string;
  };
  const isValid = new Ajv({ strict: false }).compile(schema);

  it('follows the Compose Specification', () => {
    isValid(parseCompose(text));

    expect(isValid.errors).toBeNull();
  });

  it.each([
    ['a key of a service', 'stop_grace_period:', 'stop_grace_periode:'],
    ['a key of a health check', 'start_period:', 'startperiod:'],
    ['a key of a network', 'internal: true', 'intern: true'],
    ['a value', 'condition: service_healthy', 'condition: healthy'],
    ['a key at the top', '\nvolumes:', '\nvolume:'],
  ])('would not with a typo in %s', (_what, right, wrong) => {
    expect(text).toContain(right);
    expect(isValid(parseCompose(text.replace(right, wrong)))).toBe(false);
  });

  it.each(Object.entries(services))('confines %s', (_name, service) => {
    expect(service).toMatchObject({
      restart: 'unless-stopped',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: expect.any(Number),
      mem_limit: expect.anything(),
      cpus: expect.anything(),
      healthcheck: { test: expect.any(Array) },
      stop_grace_period: expect.any(String),
      logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
    });
    expect(service.image).toMatch(/^\$\{[A-Z]+_IMAGE:-/); // an operator can name a digest
  });

  it('runs two hosts, two APIs and one delivery, each with its own settings', () => {
    expect(programs.map(({ name }) => name)).toEqual(['host-1', 'host-2', 'api-1', 'api-2', 'delivery']);
    for (const { name, service, program } of programs) {
      expect(name).toMatch(new RegExp(`^${program}(-\\d)?$`));
      expect(service.command?.slice(0, -1)).toEqual(['node', 'tools/dist/shop.cjs', 'serve']);
      expect(service.healthcheck?.test.slice(-2)).toEqual(['health', program]);
      expect(settingsOf(service)).toEqual(expect.arrayContaining(Object.keys(PROGRAMS[program].needed)));
      expect(settingsOf(service).filter((setting) => PROGRAMS[program].withheld.includes(setting))).toEqual([]);
    }
  });

  it('gives nginx the addresses that hosts and APIs have', () => {
    const addresses = programs.flatMap(({ name, service: { networks } }) => {
      const address = networks && !Array.isArray(networks) ? networks.front?.ipv4_address : undefined;
      return address ? [[name, address]] : [];
    });

    expect(services.nginx?.extra_hosts).toEqual(Object.fromEntries(addresses));
    const named = [...read('ops/nginx/cluster.conf').matchAll(/^ {4}server ([\w-]+):\d+ /gm)].map(([, name]) => name);
    expect(named).toEqual(addresses.map(([name]) => name));
  });

  it('lets other machines reach the proxies only', () => {
    const published = Object.entries(services).filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.0.0.1:')),
    );

    expect(published.map(([name]) => name)).toEqual(['https', 'nginx']);
    expect(services.nginx?.ports).toEqual(['${NGINX_LISTEN:-127.0.0.1:8080}:8080']);
  });

  it('has no default for a password or a key', () => {
    for (const secret of ['POSTGRES_PASSWORD', 'REGISTRY_PRIVATE_KEY', 'REGISTRY_PUBLIC_KEY']) {
      const uses = text.match(new RegExp(`\\$\\{${secret}[^}]*\\}`, 'g')) ?? [];

      expect(uses.some((use) => use.startsWith(`\${${secret}:?`))).toBe(true);
      expect(uses.filter((use) => use.includes(':-'))).toEqual([]);
    }
  });

  it('hands the programs every documented setting', () => {
    const rows = read('docs/settings.md').match(/^\| `[A-Z_]+` .*$/gm) ?? [];
    const settings = rows.map((row) => row.split('`')[1]);

    expect(settings.length).toBeGreaterThan(10);
    expect(programs.flatMap(({ service }) => settingsOf(service))).toEqual(expect.arrayContaining(settings));
  });
});

describe('Dockerfile', () => {
  it('copies the package.json of every package before it installs', () => {
    const [install = ''] = read('Dockerfile').split(/^COPY \. \.$/m);

    const copied = [...install.matchAll(/^COPY ([\w/-]+)\/package\.json \1\/$/gm)].map(([, name]) => name);
    expect(copied.toSorted()).toEqual(WORKSPACES.toSorted());
  });

  it('installs the packages of the servers without those of development', () => {
    expect(read('Dockerfile')).toMatch(/npm ci --omit=dev --workspace api --workspace publisher --workspace host /);
  });

  it('installs what the commands require, where they find it: it has no folder of packages for them', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: boolean }> };
    const servers = ['api', 'publisher', 'host', 'shared', 'packages/node'].flatMap((name) =>
      Object.keys((JSON.parse(read(`${name}/package.json`)) as { dependencies: object }).dependencies),
    );
    const programs = ['shop', 'restore'].map((name) => read(`tools/dist/${name}.cjs`)).join('');
    const required = [...programs.matchAll(/require\("(?!node:)((?:@[a-z0-9-]+\/)?[a-z0-9.-]+)[^"]*"\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !isBuiltin(name));

    expect(required).toEqual(expect.arrayContaining(['tar-stream', 'age-encryption']));
    for (const name of required) {
      expect(servers).toContain(name);
      expect(packages[`node_modules/${name}`]).toEqual(expect.not.objectContaining({ dev: true }));
      expect(Object.keys(packages)).not.toContain(`tools/node_modules/${name}`);
    }
  });

  it('keeps the types of the language, which the checks of versions compare props with', () => {
    expect(read('Dockerfile')).toContain("find . -type f -not -path './node_modules/typescript/lib/*'");
  });
});
