import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '@shop/node/settings';
import { readSettings as readDeliverySettings } from '../../publisher/src/settings';
import { parseSettings as readApiSettings } from '../../api/src/settings';
import { readSettings as readHostSettings } from '../../host/server/web/settings';
import { withTable } from './generated-part';
import { ROOT_DIR } from './packages';
import { settingsTable } from './settings-table';

const DOC = 'docs/settings.md';
/** Where programs that run alone listen and find each other. */
const OF_PROGRAMS = 'docs/operations.md';

const textOf = (file: string) => readFileSync(path.join(ROOT_DIR, file), 'utf8');

interface Row {
  name: string;
  /** As the table has it, in back quotes or in words. */
  fallback: string;
}

const rowsOf = (file: string): Row[] =>
  [...textOf(file).matchAll(/^\| (`[A-Z_0-9`, ]+`) +\| (.*?) +\|/gm)].flatMap(([, names = '', fallbacks = '']) => {
    const all = [...names.matchAll(/`([A-Z_0-9]+)`/g)].map(([, name = '']) => name);
    return all.map((name, index) => ({
      name,
      fallback: all.length > 1 ? (fallbacks.split(', ')[index] ?? '') : fallbacks,
    }));
  });

const DOCUMENTED = rowsOf(DOC);
const PROGRAMS = { api: readApiSettings, delivery: readDeliverySettings, host: readHostSettings };

/** The names that a program asks for, with what it makes of an empty environment. */
function read(program: (env: Environment) => unknown): string[] {
  const asked = new Set<string>();
  const env = new Proxy<Environment>({}, { get: (_, name) => void asked.add(String(name)) });
  program(env);
  return [...asked];
}

/** What runs the programs is not set by people. */
const isInternal = (name: string) => ['NODE_ENV', 'PATH', 'STUDIO_OWNER'].includes(name);

it('the table of docs/settings.md is that of the declarations: `npm run settings` writes it', () => {
  const page = textOf(DOC);

  expect(page).toBe(withTable(page, settingsTable()));
  expect(page).toContain('| `PORT` | `3000` | port of the site |');
});

it.each(Object.entries(PROGRAMS))('every setting that %s reads is documented', (_name, program) => {
  const documented = [...DOCUMENTED, ...rowsOf(OF_PROGRAMS)].map(({ name }) => name);

  const asked = read(program).filter((name) => !isInternal(name));

  expect(asked.length).toBeGreaterThan(4);
  expect(documented).toEqual(expect.arrayContaining(asked));
});

describe.each(Object.entries(PROGRAMS))(
  'a documented default of %s is what it does without the setting',
  (_name, program) => {
    const asked = read(program);
    const rows = [...DOCUMENTED, ...rowsOf(OF_PROGRAMS)].filter(({ name }) => asked.includes(name));
    const literal = rows.filter(({ fallback }) => /^`[^`]+`$/.test(fallback));

    it.each(literal.map(({ name, fallback }) => [name, fallback.slice(1, -1)]))('%s is %s', (name, value) => {
      expect(JSON.stringify(program({ [name]: value }))).toBe(JSON.stringify(program({})));
      expect(value).not.toBe('');
    });
  },
);

/** Whether a file of programs, tests or benchmarks names it, apart from this one. */
function isNamedIn(folders: readonly string[], name: string): boolean {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(ROOT_DIR, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  );
  const sources = files.filter((file) => /\.(ts|mjs|cjs)$/.test(file) && !file.includes('documented-settings'));
  return sources.some((file) => textOf(file).includes(name));
}

it('every documented setting is one that something reads', () => {
  const asked = new Set(Object.values(PROGRAMS).flatMap(read));
  const named = new Set([...textOf(DOC).matchAll(/`([A-Z][A-Z_0-9]{3,})`/g)].map(([, name = '']) => name));
  // The keys are read when they are needed; the others belong to tests and benchmarks.
  const elsewhere = [...named].filter((name) => !asked.has(name));

  expect(elsewhere).toEqual(expect.arrayContaining(['REGISTRY_PRIVATE_KEY', 'XVFB_PATH']));
  for (const name of elsewhere)
    expect([
      name,
      isNamedIn(['packages/node/src/signing', 'tools/src', 'bench/src', 'e2e/support', 'api/scripts'], name),
    ]).toEqual([name, true]);
});
