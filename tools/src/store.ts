import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isNativeError } from 'node:util/types';
import {
  deployedVersion,
  emptyRegistry,
  findMajorMismatch,
  findRouteConflict,
  parseRegistry,
  PREVIOUS_REGISTRY_FILE,
  REGISTRY_FILE,
  type Registry,
  type RemoteVersion,
} from '@shop/shared/federation/registry';
import { integrityOf } from '@shop/shared/federation/node';
import { FileLockedError, lockFile } from '@shop/shared/file-lock';
import type { Release } from './release';
import { RefusedError } from './refused-error';

const LOCK_FILE = 'registry.lock';
const LOCK_WAIT_MS = 10_000;
/**
 * The number of versions in a registry. Folders of older ones remain for pages that are still open.
 */
const MAX_LISTED_VERSIONS = 30;

function readRegistryFile(file: string): Registry {
  try {
    return parseRegistry(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new RefusedError(`${file} is no registry: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Reads the registry of a store, or the previous one when the current one is corrupt.
 * @throws RefusedError when neither is valid
 */
export function readRegistry(dir: string): Registry {
  const file = path.join(dir, REGISTRY_FILE);
  if (!existsSync(file)) return emptyRegistry();
  try {
    return readRegistryFile(file);
  } catch (error) {
    const previous = path.join(dir, PREVIOUS_REGISTRY_FILE);
    if (!existsSync(previous)) throw error;
    return readRegistryFile(previous);
  }
}

/** Writes beside the target and renames: readers never see a part, not even of a failure. */
function writeAtomically(target: string, write: (draft: string) => void): void {
  const draft = path.join(path.dirname(target), `.${path.basename(target)}.draft`);
  rmSync(draft, { recursive: true, force: true }); // a process may have died while writing
  try {
    write(draft);
    renameSync(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function writeRegistry(dir: string, before: Registry, after: Registry): void {
  const replace = (name: string, registry: Registry) =>
    writeAtomically(path.join(dir, name), (draft) =>
      writeFileSync(draft, `${JSON.stringify(registry, null, 2)}\n`, { flush: true }),
    );
  if (Object.keys(before.microFrontends).length > 0) replace(PREVIOUS_REGISTRY_FILE, before);
  replace(REGISTRY_FILE, after);
}

/** An error of the file system, such as ENOSPC; its message names the path. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return isNativeError(error) && 'code' in error && 'syscall' in error;
}

/**
 * Teams publish at any time: only one writer at a time.
 * @throws RefusedError when the folder cannot be written, for example because its disk is full
 */
export async function withStoreLock<T>(dir: string, work: () => T): Promise<T> {
  try {
    mkdirSync(dir, { recursive: true });
    const unlock = await lockFile(path.join(dir, LOCK_FILE), LOCK_WAIT_MS);
    try {
      return work();
    } finally {
      unlock();
    }
  } catch (error) {
    if (error instanceof FileLockedError) throw new RefusedError('another process is changing the store');
    if (isSystemError(error)) throw new RefusedError(`the store in DATA_DIR cannot be changed: ${error.message}`);
    throw error;
  }
}

function change(dir: string, next: (registry: Registry) => Registry): Promise<void> {
  return withStoreLock(dir, () => {
    const before = readRegistry(dir);
    writeRegistry(dir, before, next(before));
  });
}

function withDeployed(versions: readonly RemoteVersion[], version: string): RemoteVersion[] {
  return versions.map((entry) => {
    const isDeployed = entry.metadata.version === version;
    return { ...entry, deployment: { traffic: isDeployed ? 100 : 0, default: isDeployed } };
  });
}

function toVersion(release: Release, distDir: string, publishedAt: string): RemoteVersion {
  const base = `/remotes/${release.name}/${release.version}`;
  const browserUrl = release.browserUrl ?? `${base}/browser/`;
  return {
    url: browserUrl + path.basename(release.entry),
    metadata: { version: release.version, integrity: integrityOf(readFileSync(path.join(distDir, release.entry))) },
    deployment: { traffic: 0, default: false },
    extras: {
      routes: release.routes,
      server: { url: `${base}/${release.server}`, integrity: release.serverIntegrity },
      requires: release.requires,
      chunks: release.chunks,
      integrity: release.integrity,
      searchPages: release.searchPages,
      publishedAt,
    },
  };
}

function refuseUnfit(registry: Registry, release: Release, hostMajors: Readonly<Record<string, string>>): void {
  const conflict = findRouteConflict(registry, release.name, release.routes);
  if (conflict)
    throw new RefusedError(
      `${release.name} was not published: the route ${conflict.path} belongs to ${conflict.owner}`,
    );
  const mismatch = findMajorMismatch(release.requires, hostMajors);
  if (mismatch) {
    const { packageName, needed, available } = mismatch;
    throw new RefusedError(
      `${release.name} was not published: it needs ${packageName} ${needed}, the host has ${available ?? 'none'}`,
    );
  }
}

/**
 * Copies a version into its folder atomically: an existing folder is complete and never changes.
 */
function copyVersion(dir: string, { name, version }: Release, distDir: string): void {
  const target = path.join(dir, name, version);
  if (existsSync(target)) return;
  const filter = (file: string) => !file.endsWith(`${path.sep}maps`);
  writeAtomically(target, (draft) => cpSync(distDir, draft, { recursive: true, filter }));
}

export interface PublishOptions {
  /** The store's folder. */
  dir: string;
  release: Release;
  distDir: string;
  hostMajors: Readonly<Record<string, string>>;
}

/**
 * Publishes a built version and makes it live.
 * @throws RefusedError for a route of another remote, or for majors that the host does not have
 */
export function publish({ dir, release, distDir, hostMajors }: PublishOptions): Promise<void> {
  return change(dir, (registry) => {
    refuseUnfit(registry, release, hostMajors);
    copyVersion(dir, release, distDir);
    const known = registry.microFrontends[release.name] ?? [];
    const others = known.filter(({ metadata }) => metadata.version !== release.version);
    const all = [...others, toVersion(release, distDir, new Date().toISOString())].slice(-MAX_LISTED_VERSIONS);
    return {
      ...registry,
      microFrontends: { ...registry.microFrontends, [release.name]: withDeployed(all, release.version) },
    };
  });
}

/**
 * Makes an earlier version live again: the named one, else the one before the live one.
 * @returns the version that is now live
 * @throws RefusedError when there is no such version
 */
export async function rollback(dir: string, name: string, wanted?: string): Promise<string> {
  let chosen = '';
  await change(dir, (registry) => {
    const versions = registry.microFrontends[name];
    if (!versions) throw new RefusedError(`no remote ${name} is published`);
    const live = versions.findIndex(({ deployment }) => deployment.default);
    const target = wanted ? versions.find(({ metadata }) => metadata.version === wanted) : versions[live - 1];
    if (!target)
      throw new RefusedError(
        wanted ? `${name} has no version ${wanted}` : `${name} has no version before the live one`,
      );
    const conflict = findRouteConflict(registry, name, target.extras.routes);
    if (conflict)
      throw new RefusedError(`${name} was not rolled back: the route ${conflict.path} belongs to ${conflict.owner}`);
    chosen = target.metadata.version;
    return { ...registry, microFrontends: { ...registry.microFrontends, [name]: withDeployed(versions, chosen) } };
  });
  return chosen;
}

export interface ListedVersion {
  name: string;
  version: string;
  isLive: boolean;
  publishedAt: string;
}

/** All versions in the registry, oldest first. */
export function listVersions(dir: string): ListedVersion[] {
  return Object.entries(readRegistry(dir).microFrontends).flatMap(([name, versions]) =>
    versions.map((entry) => ({
      name,
      version: entry.metadata.version,
      isLive: entry === deployedVersion(versions),
      publishedAt: entry.extras.publishedAt,
    })),
  );
}
