import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { WORKSPACES } from '../lib/workspaces.cjs';

const read = (file: string) => readFileSync(path.resolve(__dirname, '../..', file), 'utf8');

interface Service {
  image: string;
  ports?: string[];
  environment: Record<string, string | null>;
  [option: string]: unknown;
}

const text = read('docker-compose.yml');
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> }; // the fields are checked below

describe('docker-compose.yml', () => {
  it.each(Object.entries(services))('confines the %s', (_name, service) => {
    expect(service).toMatchObject({
      restart: 'unless-stopped',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: expect.any(Number),
      mem_limit: expect.anything(),
      cpus: expect.anything(),
      logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
    });
    expect(service.image).toMatch(/^\$\{[A-Z]+_IMAGE:-/); // an operator can name a digest
  });

  it('publishes the ports of the proxy only', () => {
    const published = Object.entries(services).filter(([, { ports = [] }]) => ports.length > 0);

    expect(published.map(([name]) => name)).toEqual(['proxy']);
  });

  it('has no default for a password', () => {
    expect(text.match(/\$\{POSTGRES_PASSWORD[^}]*\}/g)).toEqual([
      '${POSTGRES_PASSWORD}',
      '${POSTGRES_PASSWORD:?copy .env.example to .env and set POSTGRES_PASSWORD}',
    ]);
  });

  it('hands the site every setting of the README, except those of tests', () => {
    const rows = read('README.md').match(/^\| `[A-Z_]+` .*$/gm) ?? [];
    const settings = rows.filter((row) => !row.includes('tests only')).map((row) => row.split('`')[1]);

    expect(settings.length).toBeGreaterThan(10);
    expect(Object.keys(services.site?.environment ?? {})).toEqual(expect.arrayContaining(settings));
  });
});

describe('Dockerfile', () => {
  it('copies the package.json of every package before it installs', () => {
    const [install = ''] = read('Dockerfile').split(/^COPY \. \.$/m);

    const copied = [...install.matchAll(/^COPY ([\w-]+)\/package\.json \1\/$/gm)].map(([, name]) => name);
    expect(copied).toEqual(WORKSPACES);
  });

  it('installs the packages of the servers without those of development', () => {
    expect(read('Dockerfile')).toMatch(/npm ci --omit=dev --workspace api --workspace delivery --workspace host /);
  });

  it('keeps the types of the language, which the checks of versions compare props with', () => {
    expect(read('Dockerfile')).toContain("find . -type f -not -path './node_modules/typescript/lib/*'");
  });
});
