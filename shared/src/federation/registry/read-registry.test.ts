import { testVersion } from '../../testing/test-version';
import { emptyRegistry, readRegistry, toDocument } from './read-registry';
import { REGISTRY_SCHEMA } from './types';

const registry = () => ({
  schema: REGISTRY_SCHEMA,
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

const HOST_VERSION = {
  url: '/static/main.1.js',
  metadata: { version: '1', integrity: 'sha256-AAAA' },
  deployment: { traffic: 100, default: true },
  extras: { provides: { react: '19.3.1' }, integrity: { 'main.1.js': 'sha256-AAAA' }, publishedAt: '2026-01-01' },
};

describe('readRegistry', () => {
  it('reads what a store writes', () => {
    const stored = { ...emptyRegistry(), ...registry(), host: [HOST_VERSION] };

    for (const written of [stored, emptyRegistry()])
      expect(readRegistry(JSON.stringify(toDocument(written)))).toEqual({ registry: written, faults: [] });
  });

  it('stores the host among the micro-frontends, and keeps its good state like that of a remote', () => {
    const before = { ...emptyRegistry(), host: [HOST_VERSION] };
    const document = { schema: REGISTRY_SCHEMA, microFrontends: { host: [{ ...HOST_VERSION, url: 7 }] } };

    expect(toDocument(before)).toEqual({
      ...{ schema: REGISTRY_SCHEMA, revision: 0 },
      microFrontends: { host: [HOST_VERSION] },
    });
    const { registry: read, faults } = readRegistry(JSON.stringify(document), before);
    expect(read).toEqual(before);
    expect(faults).toEqual([expect.stringContaining('host[0]')]);
  });

  it.each([
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
    [`${VERSION}.extras.source`, { commit: 'abc' }],
    [`${VERSION}.extras.withdrawn`, { why: 'broken' }],
  ])('names remote and field when %s is %p', (place, value) => {
    const { faults } = readRegistry(withChange(place, value));

    // yup writes places as `a.b[0].c`, and a name with a dash as `["a-b"]`.
    const [last = ''] = place
      .split('.')
      .filter((step) => !/^\d+$/.test(step))
      .slice(-1);
    expect(faults).toEqual([expect.stringContaining('mfe-test')]);
    expect(faults[0]).toContain(last);
  });

  it('reads a version that names the products among its lists, and refuses other names', () => {
    const place = `${VERSION}.extras.routes.0.lists`;

    expect(readRegistry(withChange(place, ['products', 'discounts'])).faults).toEqual([]);
    expect(readRegistry(withChange(place, ['secrets'])).faults[0]).toContain('lists');
  });

  it('names the file whose hash is wrong', () => {
    const { faults } = readRegistry(withChange(`${VERSION}.extras.integrity`, { 'a.js': 'none' }));

    expect(faults[0]).toContain('a.js');
  });

  describe('with a bad entry of one remote', () => {
    const [good] = registry().microFrontends['mfe-test'];
    const bad = { ...testVersion({ version: '2' }), url: 7 };
    const text = JSON.stringify({
      schema: REGISTRY_SCHEMA,
      microFrontends: { 'mfe-test': [good, bad], 'mfe-other': [testVersion({ version: '5' })] },
    });

    it('reads the other remotes, and keeps the last good state of this one', () => {
      const before = { ...emptyRegistry(), microFrontends: { 'mfe-test': [testVersion({ version: '1' })] } };

      const { registry: read } = readRegistry(text, before);

      expect(read.microFrontends).toEqual({
        'mfe-test': before.microFrontends['mfe-test'],
        'mfe-other': [testVersion({ version: '5' })],
      });
    });

    it('keeps the valid entries of this one, when it has no good state', () => {
      expect(readRegistry(text).registry.microFrontends['mfe-test']).toEqual([good]);
    });
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{}',
    '{"schema":"v2","microFrontends":{}}',
    JSON.stringify({ schema: REGISTRY_SCHEMA }),
    JSON.stringify({ schema: REGISTRY_SCHEMA, microFrontends: [] }),
  ])('refuses %p', (text) => {
    expect(() => readRegistry(text)).toThrow();
  });
});
