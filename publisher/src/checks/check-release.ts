import { deployedVersion, type Registry, type RemoteVersion } from '@shop/shared/federation/registry';
import type { ServerBundle } from '@shop/node/bundles';
import type { LossName } from '@shop/node/page-trial';
import type { Fault } from '@shop/node/refused-error';
import type { Store } from '@shop/node/store';
import type { Release } from '../releases/release';
import type { VersionFiles } from '../releases/version-files';
import { browsePages } from './browse-pages';
import { checkBudgets } from './check-budgets';
import { checkHost } from './check-host';
import { checkPages } from './check-pages';
import { checkRoutes } from './check-routes';
import { proofKeyOf } from './proofs';
import { reportOf } from './report';
import { tryPages } from './try-pages';
import type { CheckTools } from './check-tools';
import { OPERATIONS_FILE, readOperations, TYPES_FILE } from './version-interface';

export interface ReleaseCheck {
  release: Release;
  files: VersionFiles;
  registry: Registry;
  store: Pick<Store, 'read' | 'list'>;
  tools: CheckTools;
  /** How pages may be worse, as the team means it. */
  accepted?: readonly LossName[] | undefined;
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

type Read = (key: string) => Promise<string | null>;

/** The version among the live ones of all others, whose bundles are in the store. */
async function setWith({ release, files, registry }: ReleaseCheck, read: Read) {
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

type SetWith = Awaited<ReturnType<typeof setWith>>;

/** The result of the checks. */
export interface Checked {
  faults: Fault[];
  /** When the same build had no fault with the same live versions; null when it was checked now. */
  provenAt: string | null;
  /** What else a team wants to know, a line each. */
  notes: string[];
  /** A page of HTML on what differs from the live version; null when nothing is worse. */
  report: string | null;
}

type Found = Omit<Checked, 'provenAt'>;

const NOTHING: Found = { faults: [], notes: [], report: null };

/**
 * Tries the version beside the live one, on pages that people open. A new remote has none, and the
 * live version is no other one.
 */
async function tryBeside(check: ReleaseCheck, set: SetWith, schema: string, read: Read): Promise<Found> {
  const { release, registry, tools, accepted = [] } = check;
  const { name, version } = release;
  const live = deployedVersion(registry.microFrontends[name] ?? []);
  const code = live && (await read(`${name}/${live.metadata.version}/server.cjs`));
  if (!live || !code || live.metadata.version === version) return NOTHING;
  const own = set.registry.microFrontends[name] ?? [];
  const versions = { remote: name, live: live.metadata.version, candidate: version };
  const trial = {
    ...versions,
    registry: { ...set.registry, microFrontends: { ...set.registry.microFrontends, [name]: [...own, live] } },
    bundles: [...set.bundles, { remote: name, version: live.metadata.version, code, base: baseOf(live.url) }],
    ...{ lists: tools.lists(), addresses: tools.openedAddresses() },
  };
  // Side by side: the browser runs with the lowest priority.
  const rendering = tryPages(tools.pagesProgram, trial, accepted);
  const inBrowser = {
    ...{ ...check, schema, live: versions.live, lists: trial.lists, addresses: trial.addresses },
    rendered: rendering.then(({ findings }) => findings),
  };
  const [rendered, browsed] = await Promise.all([rendering, browsePages(tools.browser, inBrowser, accepted)]);
  const notes = [...rendered.notes, ...browsed.notes];
  const findings = [...rendered.findings, ...browsed.findings];
  const report = findings.length > 0 ? reportOf({ versions, notes, findings, pictures: browsed.pictures }) : null;
  return { faults: [...rendered.faults, ...browsed.faults], notes, report };
}

/** What checks compare the version with, beside the registry. */
async function readSite({ tools }: ReleaseCheck) {
  const [schema, publishedPages] = await Promise.all([tools.schema(), tools.publishedPages()]);
  const { pagesProgram } = tools;
  const facts = { lists: tools.lists(), hostBytes: tools.hostBytes(), browser: tools.browser.found() };
  return { schema, publishedPages, pagesProgram, ...facts };
}

type Site = Awaited<ReturnType<typeof readSite>>;

/** Checks whether visitors may get a version. Each publication does this, whoever asks for it. */
export async function checkRelease(check: ReleaseCheck): Promise<Checked> {
  const { release, files, registry, tools, accepted = [] } = check;
  const site = await readSite(check);
  const key = proofKeyOf({ ...site, release, files, registry, accepted });
  const provenAt = tools.proofs?.find(key) ?? null;
  if (provenAt !== null) return { ...NOTHING, provenAt };
  const found = await findFaults(check, site);
  if (found.faults.length === 0) await tools.proofs?.note(key);
  return { ...found, provenAt: null };
}

/** A version that does not render its routes is not tried beside the live one: all would differ. */
async function renderPages(
  check: ReleaseCheck,
  set: SetWith,
  { pagesProgram, lists, schema }: Site,
  read: Read,
): Promise<Found> {
  const faults = await checkPages(pagesProgram, { ...set, lists });
  return faults.length > 0 ? { ...NOTHING, faults } : tryBeside(check, set, schema, read);
}

async function findFaults(check: ReleaseCheck, site: Site): Promise<Found> {
  const { release, files, registry, store } = check;
  const { name, server } = release;
  const read = async (key: string) => (await store.read(key))?.bytes.toString() ?? null;
  const live = deployedVersion(registry.microFrontends[name] ?? []);
  const types = files.get(TYPES_FILE)?.toString() ?? null;
  const liveTypes = live ? await read(`${name}/${live.metadata.version}/${TYPES_FILE}`) : null;
  const set = await setWith(check, read);
  // In processes of their own, so that the rest is checked meanwhile.
  const rendered = renderPages(check, set, site, read);
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
  const found = await rendered;
  return { ...found, faults: [...ofRest, ...found.faults] };
}
