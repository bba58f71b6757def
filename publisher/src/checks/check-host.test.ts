import { emptyRegistry, type HostVersion, type Registry } from '@shop/shared/federation/registry';
import { checkHost } from './check-host';

const hostVersion = (provides: Record<string, string>, isLive = true): HostVersion => ({
  url: '/static/main.1.js',
  metadata: { version: '1', integrity: `sha256-${'A'.repeat(43)}=` },
  deployment: { traffic: isLive ? 100 : 0, default: isLive },
  extras: { provides, integrity: {}, publishedAt: '2026-01-01T00:00:00.000Z' },
});

const registryOf = (...host: HostVersion[]): Registry => ({ ...emptyRegistry(), host });
const faultsOf = (requires: Record<string, string>, registry: Registry) =>
  checkHost({ requires }, registry).map(({ where, what }) => `${where}: ${what}`);

it('accepts what the live host provides at that version, and anything before the first host', () => {
  const registry = registryOf(hostVersion({ react: '19.2.0', '@module-federation/runtime': '2.9.2' }));

  expect(faultsOf({ react: '19.2.0', '@module-federation/runtime': '2.9.2' }, registry)).toEqual([]);
  expect(faultsOf({}, registry)).toEqual([]);
  expect(faultsOf({ react: '19.2.0' }, registryOf())).toEqual([]);
});

it.each([
  [
    'another version',
    { react: '18.3.1' },
    /^package\.json: it needs react 18\.3\.1, the host has 19\.2\.0; build with/,
  ],
  ['a package that it lacks', { vue: '3.5.0' }, /^package\.json: it needs vue 3\.5\.0, the host has none; build with/],
  ['another federation runtime', { '@module-federation/runtime': '1.0.0' }, /^package\.json: it needs @module-fed/],
])('names %s, and the way out', (_what, requires, message) => {
  const registry = registryOf(hostVersion({ react: '19.2.0', '@module-federation/runtime': '2.9.2' }));

  expect(faultsOf(requires, registry)).toEqual([expect.stringMatching(message)]);
});

it('looks at the live host, not at the one before it', () => {
  const registry = registryOf(hostVersion({ react: '18.3.1' }, false), hostVersion({ react: '19.2.0' }));

  expect(faultsOf({ react: '19.2.0' }, registry)).toEqual([]);
  expect(faultsOf({ react: '18.3.1' }, registry)).toHaveLength(1);
});
