import { integrityOf } from '@shop/node/bundles';
import { emptyRegistry } from '@shop/shared/federation/registry';
import { publish, readRegistry, type Release, type Releases } from '../releases';
import {
  removeTemporaryDirs,
  testBuild,
  testCheckTools,
  testRelease,
  testReleases,
  testRoute,
  writeFiles,
} from '../testing';
import type { CheckTools } from './check-tools';

afterAll(removeTemporaryDirs);

interface Version {
  name?: string;
  /** Text of the server bundle. */
  server?: string;
  /** Further files. */
  files?: Record<string, string>;
  tools?: CheckTools;
  changes?: Partial<Release>;
}

/** Publishes a version; returns its faults. */
async function put(releases: Releases, version: Version = {}): Promise<string[]> {
  const { name = 'mfe-catalog', server = '', files = {}, tools = testCheckTools(), changes = {} } = version;
  const dir = testBuild(name + server);
  writeFiles(dir, { 'server.cjs': server, ...files });
  const serverIntegrity = integrityOf(Buffer.from(server));
  const release = testRelease({ name, version: `1.0.0-${server.length}`, serverIntegrity, ...changes });
  const refusal: unknown = await publish(releases, { release, dir, provides: { react: '19.2.0' }, checks: tools }).then(
    () => null,
    (error: unknown) => error,
  );
  if (refusal === null) return [];
  expect(refusal).toMatchObject({ name: 'RefusedError', code: 'CHECKS_FAILED' });
  return (refusal as { faults: { where: string; what: string }[] }).faults.map(
    ({ where, what }) => `${where}: ${what}`,
  );
}

it('lets a version without a fault go live', async () => {
  const releases = testReleases();

  expect(await put(releases)).toEqual([]);
  expect((await readRegistry(releases)).microFrontends['mfe-catalog']).toHaveLength(1);
});

it('publishes nothing of a version with faults, and names all of them at once', async () => {
  const releases = testReleases();
  const operations = { 'mfe-catalog/src/a.graphql': 'query Old { goods }' };

  const faults = await put(releases, {
    server: 'eval("bad")',
    files: { 'operations.json': JSON.stringify(operations) },
    changes: { routes: [testRoute('/api', { id: 'products' })] },
  });

  expect(faults.map((fault) => fault.split(':', 1)[0])).toEqual([
    'route /api',
    'operation Old (mfe-catalog/src/a.graphql',
    'server.cjs',
    'route /',
  ]);
  expect(await readRegistry(releases)).toEqual({ ...emptyRegistry(), revision: expect.any(Number) });
});

it('compares the types of widgets with those of the live version, which the store has', async () => {
  const releases = testReleases();
  const typesOf = (props: string) => ({ 'widgets.d.ts': `export interface Widgets {\n  'products': ${props};\n}\n` });
  await put(releases, { server: 'a', files: typesOf('{ title?: string }') });
  const page = testRoute('/lease', { id: 'products', widgets: ['mfe-catalog/products'] });
  await put(releases, { name: 'mfe-solutions', changes: { routes: [page] } });

  expect(await put(releases, { server: 'bb', files: typesOf('{ title: string }') })).toEqual([
    expect.stringMatching(/^widget products: does not fit what mfe-solutions \/lease passes: title: /),
  ]);
  expect(await put(releases, { server: 'ccc', files: typesOf('{ title?: string; text?: string }') })).toEqual([]);
});

it('renders the version among the live ones of others', async () => {
  const releases = testReleases();
  const page = testRoute('/lease', { id: 'products' });
  await put(releases, { name: 'mfe-solutions', server: 'good', changes: { routes: [page], version: '7' } });

  expect(await put(releases, { server: 'bad', changes: { version: '8' } })).toEqual([
    'route /: mfe-catalog@8 bad mfe-solutions@7',
  ]);
});

it.each([
  ['ends', 'console.error("no memory"); process.exit(3)', 'ended by 3: no memory'],
  ['is killed', 'process.kill(process.pid, "SIGKILL")', 'do not render within 30 s'],
])('refuses a version when the program that renders it %s', async (_how, pages, what) => {
  expect(await put(testReleases(), { tools: testCheckTools(pages) })).toEqual([`routes: ${what}`]);
});

it('refuses a list of operations that the build has not written', async () => {
  const dir = testBuild();
  writeFiles(dir, { 'operations.json': '[1' });
  const options = { release: testRelease(), dir, provides: { react: '19.2.0' }, checks: testCheckTools() };

  await expect(publish(testReleases(), options)).rejects.toThrow('operations.json does not list documents by file');
});
