import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './fingerprint';
import { findProgram } from './find-program';
import { ROOT_DIR } from './packages';
import { removeTemporaryDirs, temporaryDir } from '@shop/publisher/testing';

const INSTALL_TIMEOUT_MS = 5 * 60_000;
const readFile = (file: string) => readFileSync(file, 'utf8');
const read = (file: string) => readFile(path.join(ROOT_DIR, file));

interface Dashboard {
  links: { url: string }[];
  panels: {
    id: number;
    title: string;
    fieldConfig?: { defaults: { links?: { url: string }[] } };
    targets?: { expr: string }[];
  }[];
}

let promtool: string;

beforeAll(() => {
  promtool = findProgram({
    title: 'promtool',
    variable: 'PROMTOOL_PATH',
    names: ['promtool'],
    debianPackage: 'prometheus',
    isService: true,
  });
}, INSTALL_TIMEOUT_MS);

afterAll(removeTemporaryDirs);

/** What promtool says about a file; it is good when the status is 0. */
function check(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(promtool, args, { cwd: ROOT_DIR, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

const GOOD = { status: 0, output: expect.stringContaining('SUCCESS') };

/** promtool parses the queries of rules only, so each query becomes a rule. */
function asRules({ panels }: Dashboard): string {
  const rules = panels.flatMap(({ id, targets = [] }) =>
    targets.map(({ expr }, index) => ({
      record: `panel:${id}:${index}`,
      expr: expr.replaceAll('$__rate_interval', '5m'), // Grafana's own
    })),
  );
  return JSON.stringify({ groups: [{ name: 'dashboard', rules }] }); // YAML contains JSON
}

describe('Prometheus', () => {
  it('accepts the configuration and the alert rules', () => {
    expect(check('check', 'config', 'ops/prometheus/prometheus.yml')).toEqual(GOOD);
    expect(check('check', 'rules', 'ops/prometheus/alerts.yml')).toEqual(GOOD);
  });

  it('fires the alerts that each situation needs, and no other', () => {
    expect(check('test', 'rules', 'ops/prometheus/alerts.test.yml')).toEqual(GOOD);
  });

  it('understands the queries of all panels of the dashboard', () => {
    const dashboard = JSON.parse(read('ops/grafana/dashboard.json')) as Dashboard; // Grafana's format
    const file = path.join(temporaryDir(), 'panels.yml');
    writeFileSync(file, asRules(dashboard));

    expect(check('check', 'rules', file)).toEqual(GOOD);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  });
});

describe('each alert', () => {
  const alerts = read('ops/prometheus/alerts.yml').split('- alert: ').slice(1);
  const runbook = read('docs/operations.md');

  it.each(alerts.map((text) => [text.split('\n', 1)[0] ?? '', text]))('%s says what it means', (name, text) => {
    for (const field of ['severity', 'summary', 'description']) expect(text).toMatch(new RegExp(`^ +${field}: .`, 'm'));
    expect(text).toContain(`runbook_url: docs/operations.md#${name.toLowerCase()}\n`);
    expect(runbook).toContain(`- <a id="${name.toLowerCase()}"></a>**${name}.** `);
    expect(read('ops/prometheus/alerts.test.yml')).toContain(name);
  });
});

describe('the links of the dashboard', () => {
  const { links, panels } = JSON.parse(read('ops/grafana/dashboard.json')) as Dashboard; // Grafana's format
  const urls = [links, ...panels.map(({ fieldConfig }) => fieldConfig?.defaults.links ?? [])]
    .flat()
    .map(({ url }) => url);

  it.each(urls)('%s lead to traces of programs that send some', (url) => {
    const left = new URL(url, 'http://grafana').searchParams.get('left') ?? '';
    const [{ query }] = (JSON.parse(left) as { queries: [{ query: string }] }).queries;
    const sources = ['api/src/main.ts', 'host/server/web/main.ts', 'packages/node/src/tracing/start-tracing.ts'].map(
      read,
    );

    const [, name = ''] = /service\.name(?:space)?="([a-z-]+)"/.exec(query) ?? [];
    expect(sources.some((source) => source.includes(`'${name}'`))).toBe(true);
  });

  it('are on the dashboard, and on what is slow or fails', () => expect(urls).toHaveLength(4));
});

it('docs/operations.md names log lines that host and API write', () => {
  const sources = ['api/src', 'host/server'].flatMap((dir) => filesBelow(path.join(ROOT_DIR, dir))).map(readFile);
  const table = /^### Log lines$[\s\S]*?^\| -.*\n((?:\|.*\n)+)/m.exec(read('docs/operations.md'))?.[1] ?? '';
  const lines = [...table.matchAll(/`([^`\n]+)`/g)].flatMap(([, line = '']) => (line.includes(' ') ? line : []));

  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => !sources.some((source) => source.includes(`'${line}'`)))).toEqual([]);
});
