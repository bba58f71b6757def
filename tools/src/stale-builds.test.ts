import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { currentFingerprint } from './build-record';
import { filesBelow, treeOfDisk } from './fingerprint';
import { isRemoteName, REMOTES, ROOT_DIR, TARGETS, type BuildTarget } from './packages';

// Needs the builds of `npm run build`; the gate makes no kit. Who has to be built again after a
// change is told by what the bundles contain, and who must not be, by the imports in the sources:
// two witnesses that the records of the builds know nothing of.

type Name = BuildTarget['name'];

const BUILT = TARGETS.filter(({ name }) => name !== 'kit');
const FOLDERS = ['shared/src', 'packages/node/src'].flatMap((source) =>
  readdirSync(path.join(ROOT_DIR, source), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['generated', 'testing'].includes(entry.name))
    .map(({ name }) => `${source}/${name}`),
);

const disk = treeOfDisk();
const before = new Map(BUILT.map((target) => [target, currentFingerprint(target, disk)]));

/** Which packages are built after a change of these files, which nobody really writes. */
function staleAfter(isPlanted: (file: string) => boolean): Name[] {
  const planted = (file: string) => (isPlanted(path.relative(ROOT_DIR, file)) ? 'planted' : disk(file));
  return BUILT.filter((target) => currentFingerprint(target, planted) !== before.get(target)).map(({ name }) => name);
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
const isIn = (folder: string) => (file: string) => file.startsWith(`${folder}/`) && !file.endsWith('.graphql');

/** Also false for what webpack itself adds, under made-up names. */
const isTracked = (source: string) => isFile(path.join(ROOT_DIR, source));

/** The sources that source maps and the comments of bundles name. */
function bundledSources(name: Name): Set<string> {
  const distDir = path.join(ROOT_DIR, name, 'dist');
  const named = filesBelow(distDir).flatMap((file) => {
    if (file.endsWith('.map')) return (JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] }).sources;
    return file.endsWith('server.cjs') ? (readFileSync(file, 'utf8').match(/(?<=!\*\*\* )\S+/g) ?? []) : [];
  });
  const own = named.filter((source) => !source.includes('node_modules'));
  return new Set(own.flatMap((source) => /[\w-]+\/(?:src|server)\/[^?]+/.exec(source) ?? []).filter(isTracked));
}

function resolve(request: string, importer: string): string | undefined {
  if (request.startsWith('@shop/')) return realpathSync(require.resolve(request));
  const file = path.resolve(path.dirname(importer), request);
  return ['', '.ts', '.tsx', '/index.ts'].map((ending) => file + ending).find(isFile);
}

/** Whatever in a source looks like the path of a module, be it a type or unused. */
const REQUEST = /'(\.\.?\/[^'\s]*|@shop\/[^'\s]+\/[^'\s]+)'/g;
const known = new Map<string, string[]>();

function requestsOf(file: string): string[] {
  const found =
    known.get(file) ??
    [...readFileSync(file, 'utf8').matchAll(REQUEST)].flatMap(([, request = '']) => resolve(request, file) ?? []);
  known.set(file, found);
  return found;
}

function reachableFrom(entries: readonly string[]): Set<string> {
  const found = new Set(entries);
  for (const file of found) for (const next of requestsOf(file)) found.add(next);
  return new Set([...found].map((file) => path.relative(ROOT_DIR, file)));
}

/** What the build compiles of these tools. */
const TOOLS = ['shop.ts', 'commands/serve.ts', 'commands/remotes.ts', 'commands/backup.ts', 'backup/restore-main.ts'];

/** Programs of this repository that make a package, or are it. */
function reachableSources(name: Name): Set<string> {
  if (name === 'tools') return reachableFrom(TOOLS.map((entry) => path.join(ROOT_DIR, 'tools/src', entry)));
  const finish = isRemoteName(name) ? 'finish-remote' : `finish-${name}`;
  const own = ['src', 'server'].flatMap((folder) => filesBelow(path.join(ROOT_DIR, name, folder)));
  return reachableFrom([...own, ...[path.join(ROOT_DIR, `tools/src/${finish}.ts`)].filter(existsSync)]);
}

const bundled = new Map(BUILT.map(({ name }) => [name, bundledSources(name)]));
const reachable = new Map(BUILT.map(({ name }) => [name, reachableSources(name)]));

const sourcesIn = (sources: ReadonlyMap<Name, Set<string>>, name: Name) => [...(sources.get(name) ?? [])];
const withSourceIn = (sources: ReadonlyMap<Name, Set<string>>, folder: string) =>
  BUILT.map(({ name }) => name).filter((name) => sourcesIn(sources, name).some(isIn(folder)));

it('every package has a build with a record: npm run build', () => {
  expect([...before].filter(([, fingerprint]) => fingerprint === null).map(([{ name }]) => name)).toEqual([]);
});

describe('a change in a folder that programs share', () => {
  it.each(FOLDERS)('%s makes stale who contains it, and nobody who does not import it', (folder) => {
    const stale = staleAfter(isIn(folder));

    expect(stale).toEqual(expect.arrayContaining(withSourceIn(bundled, folder)));
    expect(withSourceIn(reachable, folder)).toEqual(expect.arrayContaining(stale));
  });

  it.each<[string, Name[]]>([
    ['shared/src/rules/page-documents', ['api', 'publisher', 'host', 'mfe-solutions', 'mfe-studio', 'tools']],
    ['shared/src/public-lists', ['api', 'publisher', 'host', 'mfe-catalog', 'tools']],
    ['packages/node/src/figures', ['publisher', 'host', 'tools']],
  ])('%s reaches programs that import it through others', (folder, packages) => {
    expect(staleAfter(isIn(folder))).toEqual(expect.arrayContaining(packages));
  });

  it('leaves out programs that nothing of the folder runs in', () => {
    expect(staleAfter(isIn('packages/node/src/figures'))).not.toContain('api');
    expect(staleAfter(isIn('packages/node/src/store'))).toEqual(['api', 'publisher', 'host', 'tools']);
    expect(staleAfter(isIn('shared/src/print-sheet'))).not.toContain('mfe-catalog');
  });
});

it.each(REMOTES)('a change of %s makes stale that alone', (name) => {
  expect(staleAfter(isIn(name))).toEqual([name]);
});

it.each([
  ['api', 'api/src/modules', 'api/src/settings.ts'],
  ['host', 'host/server/renderer', 'host/server/web/settings.ts'],
])(
  'a change of %s makes stale that alone, and of its settings the tools that refuse them',
  (name, folder, settings) => {
    expect(staleAfter(isIn(folder))).toEqual([name]);
    expect(staleAfter((file) => file.endsWith(settings))).toEqual([name, 'tools']);
  },
);

it('a change of the publisher makes stale the two programs that it is part of', () => {
  expect(staleAfter(isIn('publisher/src/releases'))).toEqual(['publisher', 'tools']);
});

it('each source in a bundle is an input of the build', () => {
  const forgotten = BUILT.flatMap((target) => {
    const asked = new Set<string>();
    currentFingerprint(target, (file) => {
      asked.add(path.relative(ROOT_DIR, file));
      return disk(file);
    });
    return sourcesIn(bundled, target.name).filter((source) => !asked.has(source));
  });

  expect(forgotten).toEqual([]);
  expect(BUILT.flatMap(({ name }) => sourcesIn(bundled, name)).length).toBeGreaterThan(1000);
});

describe('what nothing imports', () => {
  const all = BUILT.map(({ name }) => name);
  const pages = ['host', ...REMOTES];

  it.each([
    ['package-lock.json', all],
    ['tools/webpack/node.cjs', all],
    ['package.json', pages],
    ['api/src/modules/orders/orders.graphql', ['api', ...pages]],
    ['tools/codegen.ts', pages],
    ['mfe-solutions/page-generator/page-source.ts', ['mfe-solutions']],
    ['mfe-catalog/webpack.config.cjs', ['mfe-catalog']],
    ['host/public/favicon.svg', ['host']],
    ['tools/src/write-release.ts', REMOTES],
    ['tools/src/create-remote/create-remote.ts', []],
    ['tools/src/host-release.ts', ['host', 'tools']],
    ['README.md', []],
    ['tools/src/commands/test.ts', []],
  ])('%s makes stale who depends on it', (file, names) => {
    expect(staleAfter((one) => one === file)).toEqual(names);
  });
});
