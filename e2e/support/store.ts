import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(__dirname, '../..');

export interface StoredVersion {
  url: string;
  metadata: { version: string; integrity: string };
  deployment: { traffic: number; default: boolean };
  extras: {
    routes: { id: string; path: string; access: string }[];
    server: { url: string; integrity: string };
    requires: Record<string, string>;
    chunks: Record<string, string[]>;
    integrity: Record<string, string>;
    publishedAt: string;
  };
}

export interface StoredRegistry {
  schema: string;
  microFrontends: Record<string, StoredVersion[]>;
}

const registryFile = (dataDir: string) => path.join(dataDir, 'remotes/registry.json');

export async function readRegistry(dataDir: string): Promise<StoredRegistry> {
  return JSON.parse(await readFile(registryFile(dataDir), 'utf8')) as StoredRegistry;
}

/** Replaces the registry as the command does: readers see the old one or the new one. */
export async function writeRegistry(dataDir: string, registry: StoredRegistry | string): Promise<void> {
  const draft = `${registryFile(dataDir)}.draft`;
  await writeFile(draft, typeof registry === 'string' ? registry : JSON.stringify(registry, null, 2));
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

/** File of the store for an address of the site. */
export const storeFile = (dataDir: string, url: string): string => path.join(dataDir, url);

let planted = 0;

/**
 * Makes a copy of the live version with a folder of its own the live one, as a publication that went wrong leaves it.
 * @param spoil changes the copy's files and its entry
 * @param isAlone leaves no earlier version to fall back on
 */
export async function plantVersion(
  dataDir: string,
  name: string,
  spoil: (version: StoredVersion) => Promise<void> | void,
  isAlone = false,
): Promise<void> {
  const registry = await readRegistry(dataDir);
  const live = liveVersion(registry, name);
  planted += 1;
  const version = `${live.metadata.version}-planted${planted}`;
  const [from, to] = [`/remotes/${name}/${live.metadata.version}/`, `/remotes/${name}/${version}/`];
  await cp(storeFile(dataDir, from), storeFile(dataDir, to), { recursive: true });
  const copy = JSON.parse(JSON.stringify(live).replaceAll(from, to)) as StoredVersion;
  copy.metadata.version = version;
  await spoil(copy);
  const others = isAlone
    ? []
    : (registry.microFrontends[name] ?? []).map((other) => ({ ...other, deployment: { traffic: 0, default: false } }));
  registry.microFrontends[name] = [...others, copy];
  await writeRegistry(dataDir, registry);
}

/** Another content for a published file, with the hash that goes with it. */
export async function replaceServerBundle(dataDir: string, version: StoredVersion, text: string): Promise<void> {
  await writeFile(storeFile(dataDir, version.extras.server.url), text);
  version.extras.server.integrity = integrityOf(text);
}

export async function replaceEntry(dataDir: string, version: StoredVersion, text: string): Promise<void> {
  await writeFile(storeFile(dataDir, version.url), text);
  version.metadata.integrity = integrityOf(text);
  version.extras.integrity[path.basename(version.url)] = integrityOf(text);
}

export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** `npm run remotes -- ...` as a team types it, in a workspace of its own where one is given. */
export async function runRemotes(dataDir: string, args: readonly string[], workspace = root): Promise<CommandResult> {
  try {
    const { stdout, stderr } = await promisify(execFile)('npm', ['run', '--silent', 'remotes', '--', ...args], {
      cwd: workspace,
      env: { ...process.env, DATA_DIR: dataDir },
    });
    return { code: 0, stdout, stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
}
