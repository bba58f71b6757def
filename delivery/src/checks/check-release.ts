import { deployedVersion, type Registry, type RemoteVersion } from '@shop/shared/federation/registry';
import type { Fault } from '@shop/shared/refused-error';
import type { Store } from '@shop/shared/store';
import type { Release } from '../releases/release';
import type { VersionFiles } from '../releases/version-files';
import { checkBudgets } from './check-budgets';
import { checkHost } from './check-host';
import { checkPages, type ServerBundle } from './check-pages';
import { checkRoutes } from './check-routes';
import type { CheckTools } from './check-tools';
import { OPERATIONS_FILE, readOperations, TYPES_FILE } from './version-interface';

export interface ReleaseCheck {
  release: Release;
  files: VersionFiles;
  registry: Registry;
  store: Pick<Store, 'read'>;
  tools: CheckTools;
}

const baseOf = (url: string) => url.slice(0, url.lastIndexOf('/') + 1);

/** The version as the registry would list it. */
function listed({ name, version, entry, routes, isSeparate, chunks, requires, integrity }: Release): RemoteVersion {
  return {
    url: `/remotes/${name}/${version}/${entry}`,
    metadata: { version, integrity: '' },
    deployment: { traffic: 100, default: true },
    extras: {
      ...{ routes, isSeparate, requires, chunks, integrity },
      server: { url: '', integrity: '' },
      publishedAt: '',
    },
  };
}

/** The version among the live ones of all others, whose bundles are in the store. */
async function setWith({ release, files, registry }: ReleaseCheck, read: (key: string) => Promise<string | null>) {
  const own = listed(release);
  const versions = new Map([[release.name, own]]);
  const code = files.get(release.server)?.toString() ?? '';
  const bundles: ServerBundle[] = [{ remote: release.name, version: release.version, code, base: baseOf(own.url) }];
  for (const [remote, all] of Object.entries(registry.microFrontends)) {
    const live = remote === release.name ? undefined : deployedVersion(all);
    if (!live) continue;
    const { version } = live.metadata;
    const stored = await read(`${remote}/${version}/server.cjs`);
    if (stored === null) continue;
    versions.set(remote, live);
    bundles.push({ remote, version, code: stored, base: baseOf(live.url) });
  }
  const microFrontends = Object.fromEntries([...versions].map(([name, version]) => [name, [version]]));
  return { remote: release.name, registry: { ...registry, microFrontends }, bundles };
}

/** What a version must satisfy before visitors get it, whoever publishes it. */
export async function checkRelease(check: ReleaseCheck): Promise<Fault[]> {
  const { release, files, registry, store, tools } = check;
  const { name, server } = release;
  const read = async (key: string) => (await store.read(key))?.bytes.toString() ?? null;
  const live = deployedVersion(registry.microFrontends[name] ?? []);
  const types = files.get(TYPES_FILE)?.toString() ?? null;
  const liveTypes = live ? await read(`${name}/${live.metadata.version}/${TYPES_FILE}`) : null;
  const pages = { ...(await setWith(check, read)), lists: tools.lists() };
  const [schema, published, ofPages] = await Promise.all([
    tools.schema(),
    tools.publishedPages(),
    checkPages(tools.pagesProgram, pages),
  ]);
  // TypeScript and GraphQL take long to load, and what does not check needs neither.
  const { checkOperations } = await import('./check-operations');
  const { checkBundles } = await import('./check-bundles');
  const { checkShownWidgets, checkWidgets } = await import('./check-widgets');
  return [
    ...checkRoutes(release, registry, published),
    ...checkHost(release, registry),
    ...checkWidgets({ release, registry, types, liveTypes }),
    ...checkShownWidgets(release, registry),
    ...checkOperations(readOperations(files.get(OPERATIONS_FILE)?.toString()), schema),
    ...checkBudgets(files, release, tools.hostBytes()),
    ...checkBundles(files, name, server),
    ...ofPages,
  ];
}
