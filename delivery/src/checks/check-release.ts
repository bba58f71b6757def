import { deployedVersion, type Registry, type RemoteVersion } from '@shop/shared/federation/registry';
import type { Fault } from '@shop/shared/refused-error';
import type { Store } from '@shop/shared/store';
import type { Release } from '../releases/release';
import type { VersionFiles } from '../releases/version-files';
import { checkBudgets } from './check-budgets';
import { checkHost } from './check-host';
import { checkPages, type ServerBundle } from './check-pages';
import { checkRoutes } from './check-routes';
import { proofKeyOf } from './proofs';
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

/** What the checks have found, now or before. */
export interface Checked {
  faults: Fault[];
  /** When the same build had no fault with the same live versions; null when it was checked now. */
  provenAt: string | null;
}

/** What checks compare the version with, beside the registry. */
async function readSite({ tools }: ReleaseCheck) {
  const [schema, publishedPages] = await Promise.all([tools.schema(), tools.publishedPages()]);
  const { pagesProgram } = tools;
  return { schema, publishedPages, pagesProgram, lists: tools.lists(), hostBytes: tools.hostBytes() };
}

type Site = Awaited<ReturnType<typeof readSite>>;

/** What a version must satisfy before visitors get it, whoever publishes it. */
export async function checkRelease(check: ReleaseCheck): Promise<Checked> {
  const { release, files, registry, tools } = check;
  const site = await readSite(check);
  const key = proofKeyOf({ ...site, release, files, registry });
  const provenAt = tools.proofs?.find(key) ?? null;
  if (provenAt !== null) return { faults: [], provenAt };
  const faults = await findFaults(check, site);
  if (faults.length === 0) await tools.proofs?.note(key);
  return { faults, provenAt: null };
}

async function findFaults(check: ReleaseCheck, site: Site): Promise<Fault[]> {
  const { release, files, registry, store } = check;
  const { name, server } = release;
  const read = async (key: string) => (await store.read(key))?.bytes.toString() ?? null;
  const live = deployedVersion(registry.microFrontends[name] ?? []);
  const types = files.get(TYPES_FILE)?.toString() ?? null;
  const liveTypes = live ? await read(`${name}/${live.metadata.version}/${TYPES_FILE}`) : null;
  // In a process of its own, so that the rest is checked meanwhile.
  const renderedPages = checkPages(site.pagesProgram, { ...(await setWith(check, read)), lists: site.lists });
  // TypeScript and GraphQL take long to load, and what does not check needs neither.
  const { checkOperations } = await import('./check-operations');
  const { checkBundles } = await import('./check-bundles');
  const { checkShownWidgets, checkWidgets } = await import('./check-widgets');
  const ofRest = [
    ...checkRoutes(release, registry, site.publishedPages),
    ...checkHost(release, registry),
    ...checkWidgets({ release, registry, types, liveTypes }),
    ...checkShownWidgets(release, registry),
    ...checkOperations(readOperations(files.get(OPERATIONS_FILE)?.toString()), site.schema),
    ...checkBudgets(files, release, site.hostBytes),
    ...checkBundles(files, name, server),
  ];
  return [...ofRest, ...(await renderedPages)];
}
