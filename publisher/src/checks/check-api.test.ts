import type { HostVersion } from '@shop/shared/federation/registry';
import { removeTemporaryDirs, testRegistry, testReleases } from '../testing';
import { checkApi, openVersions } from './check-api';

afterAll(removeTemporaryDirs);

const NOW = Date.parse('2026-03-10T12:00:00.000Z');
const YESTERDAY = '2026-03-09T13:00:00.000Z';
const EARLIER = '2026-03-09T11:00:00.000Z';

function hostVersion(version: string, publishedAt: string, isLive = false): HostVersion {
  return {
    url: '/static/main.js',
    metadata: { version, integrity: '' },
    deployment: { traffic: isLive ? 100 : 0, default: isLive },
    extras: { provides: {}, integrity: {}, publishedAt },
  };
}

it('counts versions with visitors, and those that have lost them within a day', () => {
  const registry = testRegistry({ 'mfe-catalog': {} });
  const [live] = registry.microFrontends['mfe-catalog'] ?? [];
  if (!live) throw new Error('no version');
  const former = (version: string, traffic: number, servedUntil?: string) => ({
    ...live,
    metadata: { ...live.metadata, version },
    deployment: { traffic, default: false },
    extras: { ...live.extras, servedUntil },
  });
  registry.microFrontends['mfe-catalog'] = [
    former('old', 0, EARLIER),
    former('recent', 0, YESTERDAY),
    live,
    former('candidate', 10),
    former('preview', 0),
  ];
  registry.host = [
    hostVersion('1', '2026-03-01T00:00:00.000Z'),
    hostVersion('2', EARLIER),
    hostVersion('3', YESTERDAY, true),
  ];

  expect(openVersions(registry, NOW).map(({ name, version }) => `${name} ${version}`)).toEqual([
    'host 2',
    'host 3',
    'mfe-catalog recent',
    'mfe-catalog 1.0.0',
    'mfe-catalog candidate',
  ]);
});

it('names version, operation and file of what a schema no longer answers', async () => {
  const { store } = testReleases();
  const operations = { 'mfe-catalog/src/goods.graphql': 'query Goods { goods { id } }' };
  await store.putNew('mfe-catalog/1/operations.json', Buffer.from(JSON.stringify(operations)));
  const versions = ['1', '2'].map((version) => ({ name: 'mfe-catalog', version }));

  expect(await checkApi(versions, store, 'type Query { goods: [Goods!] } type Goods { id: Int }')).toEqual([]);
  expect(await checkApi(versions, store, 'type Query { products: Int }')).toEqual([
    {
      where: 'mfe-catalog@1 operation Goods (mfe-catalog/src/goods.graphql:1)',
      what: 'Cannot query field "goods" on type "Query".',
    },
  ]);
});
