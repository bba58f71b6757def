import { testVersion } from '../../testing/test-version';
import { candidates, deployedVersion, emptyRegistry, parseRegistry } from './parse-registry';

const registry = () => ({
  schema: 'v1',
  microFrontends: {
    'mfe-test': [
      testVersion({
        paths: ['/products'],
        extras: { requires: { react: '19' }, chunks: { remote: ['a.js'] }, integrity: { 'a.js': 'sha256-AAAA' } },
      }),
    ],
  },
});

/** The registry with one field changed; `undefined` removes it. */
function withChange(place: string, value: unknown): string {
  const document = registry();
  const steps = place.split('.');
  const last = steps.pop() ?? '';
  let target: Record<string, unknown> = document;
  for (const step of steps) target = target[step] as Record<string, unknown>;
  target[last] = value;
  return JSON.stringify(document);
}

const VERSION = 'microFrontends.mfe-test.0';

describe('parseRegistry', () => {
  it('reads what a store writes', () => {
    expect(parseRegistry(JSON.stringify(registry()))).toEqual(registry());
    expect(parseRegistry(JSON.stringify(emptyRegistry()))).toEqual(emptyRegistry());
  });

  it.each([
    ['schema', undefined],
    ['microFrontends', undefined],
    ['microFrontends.mfe-test', 'none'],
    [`${VERSION}.url`, ''],
    [`${VERSION}.url`, 7],
    [`${VERSION}.metadata`, undefined],
    [`${VERSION}.metadata.version`, 1],
    [`${VERSION}.metadata.integrity`, 'md5-AAAA'],
    [`${VERSION}.deployment.traffic`, 101],
    [`${VERSION}.deployment.traffic`, -1],
    [`${VERSION}.deployment.default`, 'yes'],
    [`${VERSION}.extras`, undefined],
    [`${VERSION}.extras.routes`, undefined],
    [`${VERSION}.extras.routes.0.id`, undefined],
    [`${VERSION}.extras.routes.0.path`, 'products'],
    [`${VERSION}.extras.routes.0.access`, 'admin'],
    [`${VERSION}.extras.routes.0.query`, 'q'],
    [`${VERSION}.extras.routes.0.navigation`, 'menu'],
    [`${VERSION}.extras.routes.0.navigation`, { order: 1 }],
    [`${VERSION}.extras.routes.0.section`, 'products'],
    [`${VERSION}.extras.searchPages`, [{ path: 'products', title: 'Каталог', text: '' }]],
    [`${VERSION}.extras.server.url`, undefined],
    [`${VERSION}.extras.server.integrity`, 'sha256-'],
    [`${VERSION}.extras.requires.react`, 19],
    [`${VERSION}.extras.chunks.remote`, 'a.js'],
    [`${VERSION}.extras.chunks.remote.0`, 1],
    [`${VERSION}.extras.publishedAt`, undefined],
  ])('names %s when it is %p', (place, value) => {
    const parse = () => parseRegistry(withChange(place, value));

    // yup writes places as `a.b[0].c`, and a name with a dash as `["a-b"]`.
    const [last = ''] = place
      .split('.')
      .filter((step) => !/^\d+$/.test(step))
      .slice(-1);
    expect(parse).toThrow(last);
  });

  it('names the file whose hash is wrong', () => {
    const text = withChange(`${VERSION}.extras.integrity`, { 'a.js': 'none' });

    expect(() => parseRegistry(text)).toThrow('a.js');
  });

  it.each(['', '{', 'null', '[]', '"text"', '{}'])('refuses %p', (text) => {
    expect(() => parseRegistry(text)).toThrow();
  });
});

describe('candidates', () => {
  const versions = [
    testVersion({ version: '1', isDeployed: false }),
    testVersion({ version: '2', isDeployed: true }),
    testVersion({ version: '3', isDeployed: false }),
  ];
  const names = (list: ReturnType<typeof candidates>) => list.map(({ metadata }) => metadata.version);

  it('returns the deployed version, then older ones, but none that was rolled back', () => {
    expect(names(candidates(versions))).toEqual(['2', '1']);
    expect(deployedVersion(versions)?.metadata.version).toBe('2');
  });

  it('returns nothing when nothing is deployed', () => {
    expect(candidates(versions.slice(2))).toEqual([]);
    expect(candidates([])).toEqual([]);
    expect(deployedVersion([])).toBeUndefined();
  });
});
