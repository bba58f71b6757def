import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  deployedVersion,
  emptyRegistry,
  REGISTRY_FILE,
  toDocument,
  type Registry,
  type RemoteVersion,
} from '@shop/shared/federation/registry';
import { openSigningKeys, signedDocument } from '@shop/node/signing';
import type { Store } from '@shop/node/store';
import type { Release } from '../releases/release';
import { toVersion } from '../releases/to-version';
import type { VersionFiles } from '../releases/version-files';

export interface SpareStoreOptions {
  release: Release;
  files: VersionFiles;
  /** With the live versions. */
  registry: Registry;
  store: Pick<Store, 'read' | 'list'>;
}

export interface SpareStore {
  /** A folder for DATA_DIR with a store and keys of its own. */
  dataDir: string;
  registry: Registry;
  remove: () => Promise<void>;
}

const AT_ONCE = 16;
/** Hosts send files as they are where there is no compressed copy. */
const LEFT_OUT = /\.(?:map|br|gz)$/;

/** Half of the visitors get the version, so that both sides can be looked at. */
function withShare(live: RemoteVersion, candidate: RemoteVersion): RemoteVersion[] {
  const rollout = { salt: 'trial', startedAt: candidate.extras.publishedAt };
  return [
    { ...live, deployment: { traffic: 50, default: true } },
    {
      ...candidate,
      deployment: { traffic: 50, default: false },
      extras: { ...candidate.extras, rollout },
    },
  ];
}

/** The live versions of a site; separate remotes are no part of its pages. */
function spareRegistry({ release, files, registry }: SpareStoreOptions): Registry {
  const entries = Object.entries(registry.microFrontends).flatMap(([name, versions]): [string, RemoteVersion[]][] => {
    const live = deployedVersion(versions);
    if (!live || (live.extras.isSeparate && name !== release.name)) return [];
    return [[name, name === release.name ? withShare(live, toVersion({ release }, files)) : [live]]];
  });
  return { ...emptyRegistry(), revision: Date.now(), microFrontends: Object.fromEntries(entries) };
}

/** Makes a store with the live versions and a candidate, for a host that nobody visits. */
export async function makeSpareStore(options: SpareStoreOptions): Promise<SpareStore> {
  const { release, files, store } = options;
  const registry = spareRegistry(options);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-trial-'));
  const put = async (key: string, bytes: Uint8Array | string) => {
    const file = path.join(dataDir, 'remotes', key);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  };
  const live = Object.entries(registry.microFrontends).map(
    ([name, [version]]) => `${name}/${version?.metadata.version}/`,
  );
  const keys = (await Promise.all(live.map((folder) => store.list(folder))))
    .flat()
    .filter((key) => !LEFT_OUT.test(key));
  for (let start = 0; start < keys.length; start += AT_ONCE)
    await Promise.all(
      keys.slice(start, start + AT_ONCE).map(async (key) => put(key, (await store.read(key))?.bytes ?? '')),
    );
  for (const [name, bytes] of files)
    if (!LEFT_OUT.test(name)) await put(`${release.name}/${release.version}/${name}`, bytes);
  await put(REGISTRY_FILE, signedDocument(openSigningKeys({}, dataDir).privateKey, toDocument(registry)));
  return { dataDir, registry, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
