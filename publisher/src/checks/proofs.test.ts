import {
  removeTemporaryDirs,
  temporaryDir,
  testBuild,
  testCheckTools,
  testRelease,
  testReleases,
  writeFiles,
} from '../testing';
import { checkBuild, publish, type Releases } from '../releases';
import type { CheckTools } from './check-tools';
import { openProofs } from './proofs';

afterAll(removeTemporaryDirs);

/** A site whose checks are remembered, and how often they have rendered pages. */
function site() {
  const dataDir = temporaryDir();
  const log = `${temporaryDir()}/rendered`;
  const program = `let text = ''; process.stdin.on('data', (part) => { text += part; }).on('end', () => {
    require('node:fs').appendFileSync(${JSON.stringify(log)}, 'x');
    process.stdout.write(text.includes('candidate') ? '{"losses":[]}' : '[]');
  });`;
  const tools: CheckTools = { ...testCheckTools(program), proofs: openProofs(dataDir) };
  return { releases: testReleases(dataDir), tools };
}

const build = (changes: Parameters<typeof testRelease>[0] = {}, mark = 'a') => ({
  release: testRelease(changes),
  dir: testBuild(mark),
});

const put = (releases: Releases, name: string, version: string) =>
  publish(releases, {
    ...build({ name, version, routes: [] }, version),
    provides: { react: '19.2.0' },
  });

it('a build that was proven is published without the checks, and says when they ran', async () => {
  const { releases, tools } = site();
  const finished = build();
  expect(await checkBuild(releases, finished, tools)).toEqual({ faults: [], provenAt: null, notes: [], report: null });

  const { provenAt } = await publish(releases, { ...finished, provides: { react: '19.2.0' }, checks: tools });

  expect(Date.parse(provenAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

it.each<[string, (releases: Releases, tools: CheckTools) => unknown, Parameters<typeof build>?]>([
  ['other bytes', () => undefined, [{}, 'b']],
  ['a browser', (_releases, { browser }) => (browser.found = () => ({ file: '/usr/bin/chromium' }))],
  ['another description', () => undefined, [{ requires: { react: '18' } }]],
  ['another live version of somebody else', (releases) => put(releases, 'mfe-solutions', '2')],
  ['another schema of the API', (_releases, tools) => (tools.schema = async () => 'type Query { other: Int }')],
])('with %s nothing is proven', async (_what, change, other = []) => {
  const { releases, tools } = site();
  await put(releases, 'mfe-solutions', '1');
  await checkBuild(releases, build(), tools);
  expect((await checkBuild(releases, build(), tools)).provenAt).not.toBeNull();

  await change(releases, tools);

  expect((await checkBuild(releases, build(...other), tools)).provenAt).toBeNull();
});

it('a build with faults is checked again', async () => {
  const { releases, tools } = site();
  const bad = build({ routes: [{ id: 'products', path: '/api', access: 'public' }] });
  await checkBuild(releases, bad, tools);

  const { faults, provenAt } = await checkBuild(releases, bad, tools);

  expect([faults.length, provenAt]).toEqual([1, null]);
});

it('a proof counts for a day, and a damaged list has none', async () => {
  const dataDir = temporaryDir();
  await openProofs(dataDir, () => 0).note('a');
  expect(openProofs(dataDir, () => 86_400_000).find('a')).toBe('1970-01-01T00:00:00.000Z');
  expect(openProofs(dataDir, () => 86_400_001).find('a')).toBeNull();

  writeFiles(dataDir, { 'delivery/proven.json': '[{' });
  expect(openProofs(dataDir, () => 0).find('a')).toBeNull();
});
