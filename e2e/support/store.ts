import { createHash, createPrivateKey, sign } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand, type CommandResult } from './run-command';

export interface StoredVersion {
  url: string;
  metadata: { version: string; integrity: string };
  deployment: { traffic: number; default: boolean };
  extras: {
    routes: { id: string; path: string; access: string }[];
    server: { url: string; integrity: string };
    requires: Record<string, string>;
    chunks: Record<string, string[]>;
    documents?: { kinds: Record<string, object> };
    integrity: Record<string, string>;
    publishedAt: string;
    liveAt?: string;
    rollout?: { salt: string; startedAt: string };
    withdrawn?: { at: string; why: string };
  };
}

export interface StoredRegistry {
  schema: string;
  signature?: string;
  microFrontends: Record<string, StoredVersion[]>;
}

const registryFile = (dataDir: string) => path.join(dataDir, 'remotes/registry.json');

export async function readRegistry(dataDir: string): Promise<StoredRegistry> {
  return JSON.parse(await readFile(registryFile(dataDir), 'utf8')) as StoredRegistry;
}

/** Signs a registry with the key of the site, as the command does. */
async function signed(dataDir: string, registry: StoredRegistry): Promise<string> {
  const key = createPrivateKey(await readFile(path.join(dataDir, 'keys/registry-private.pem'), 'utf8'));
  const { signature: _signature, ...document } = { ...registry, revision: Date.now() };
  const signature = sign(null, Buffer.from(JSON.stringify(document)), key).toString('base64url');
  return JSON.stringify({ ...document, signature }, null, 2);
}

/** Replaces the registry atomically, as the command does. A text is written as it is. */
export async function writeRegistry(dataDir: string, registry: StoredRegistry | string): Promise<void> {
  const draft = `${registryFile(dataDir)}.draft`;
  await writeFile(draft, typeof registry === 'string' ? registry : await signed(dataDir, registry));
  await rename(draft, registryFile(dataDir));
}

export function liveVersion({ microFrontends }: StoredRegistry, name: string): StoredVersion {
  const live = microFrontends[name]?.find(({ deployment }) => deployment.default);
  if (!live) throw new Error(`no version of ${name} is live`);
  return live;
}

export function integrityOf(text: string | Buffer): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** The store's file for an address of the site. */
export const storeFile = (dataDir: string, url: string): string => path.join(dataDir, url);

let copyCount = 0;

/**
 * Copies the live version into a new folder and makes the copy live, like a faulty publication.
 * @param change changes the copy's files and its registry entry
 * @param isAlone removes all earlier versions, so that there is no fallback
 */
export async function publishCopy(
  dataDir: string,
  name: string,
  change: (version: StoredVersion) => Promise<void> | void,
  isAlone = false,
): Promise<void> {
  const registry = await readRegistry(dataDir);
  const live = liveVersion(registry, name);
  copyCount += 1;
  const version = `${live.metadata.version}-copy${copyCount}`;
  const [from, to] = [`/remotes/${name}/${live.metadata.version}/`, `/remotes/${name}/${version}/`];
  await cp(storeFile(dataDir, from), storeFile(dataDir, to), { recursive: true });
  const copy = JSON.parse(JSON.stringify(live).replaceAll(from, to)) as StoredVersion;
  copy.metadata.version = version;
  await change(copy);
  const others = isAlone
    ? []
    : (registry.microFrontends[name] ?? []).map((other) => ({ ...other, deployment: { traffic: 0, default: false } }));
  registry.microFrontends[name] = [...others, copy];
  await writeRegistry(dataDir, registry);
}

/**
 * Copies the live version like `publishCopy`, and leaves the live one where it is. The copy gets a
 * share of the visitors; with 0 % it is for previews only.
 * @returns the copy's version
 */
export async function publishCandidate(
  dataDir: string,
  name: string,
  traffic: number,
  change: (version: StoredVersion) => Promise<void> | void,
): Promise<string> {
  const before = await readRegistry(dataDir);
  const live = liveVersion(before, name).metadata.version;
  await publishCopy(dataDir, name, change);
  const registry = await readRegistry(dataDir);
  for (const version of registry.microFrontends[name] ?? []) {
    const isLive = version.metadata.version === live;
    const isCopy = version.deployment.default;
    version.deployment = { traffic: isLive ? 100 - traffic : isCopy ? traffic : 0, default: isLive };
    if (!isCopy) continue;
    delete version.extras.liveAt;
    if (traffic > 0) version.extras.rollout = { salt: name, startedAt: new Date().toISOString() };
  }
  await writeRegistry(dataDir, registry);
  return registry.microFrontends[name]?.at(-1)?.metadata.version ?? '';
}

/** Replaces a published file's content, and its hash. */
export async function replaceServerBundle(dataDir: string, version: StoredVersion, text: string): Promise<void> {
  await writeFile(storeFile(dataDir, version.extras.server.url), text);
  version.extras.server.integrity = integrityOf(text);
}

export async function replaceEntry(dataDir: string, version: StoredVersion, text: string): Promise<void> {
  await writeFile(storeFile(dataDir, version.url), text);
  version.metadata.integrity = integrityOf(text);
  version.extras.integrity[path.basename(version.url)] = integrityOf(text);
}

/**
 * Replaces text in a version's published scripts, like a build of changed sources.
 * @throws Error when no script contains the text
 */
export async function replaceInBundles(
  dataDir: string,
  version: StoredVersion,
  from: RegExp,
  to: string,
  where: 'server' | 'browser' | 'both' = 'both',
): Promise<void> {
  let isFound = false;
  const folder = path.dirname(version.url);
  const scripts = (await readdir(storeFile(dataDir, folder))).filter((name) => name.endsWith('.js'));
  for (const name of where === 'server' ? [] : scripts) {
    const file = storeFile(dataDir, path.join(folder, name));
    const text = await readFile(file, 'utf8');
    if (!from.test(text)) continue;
    isFound = true;
    const changed = text.replace(from, to);
    await writeFile(file, changed);
    for (const ending of ['.br', '.gz']) await rm(file + ending, { force: true });
    version.extras.integrity[name] = integrityOf(changed);
  }
  const bundle = await readFile(storeFile(dataDir, version.extras.server.url), 'utf8');
  if (where !== 'browser' && from.test(bundle)) {
    isFound = true;
    await replaceServerBundle(dataDir, version, bundle.replace(from, to));
  }
  if (!isFound) throw new Error(`no script of ${version.metadata.version} has ${String(from)}`);
}

/**
 * A page's title in its code, also where it stands for a missing category. Its breadcrumb and the
 * pages of the search keep the name.
 */
export const titleIn = (text: string) => new RegExp(`title:\\s*(?:\\w+\\s*\\?\\?\\s*)?["']${text}["'](?!,\\s*text)`);

/** Runs `npm run remotes -- ...`. */
export function runRemotes(dataDir: string, args: readonly string[], env = {}): Promise<CommandResult> {
  return runCommand(`npm run --silent remotes -- ${args.join(' ')}`, { env: { DATA_DIR: dataDir, ...env } });
}
