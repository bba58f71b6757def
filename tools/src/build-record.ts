import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MultiStats } from 'webpack';
import { filesOf, fingerprintOf, hashOf, treeOfDisk, type StateOf } from './fingerprint';
import { CACHE_DIR, ROOT_DIR, type BuildTarget } from './packages';
import { isWrittenSince } from './written-since';

/** What a build has read of the tree. Paths are absolute. */
export interface Dependencies {
  files: readonly string[];
  /** Where it has looked in vain, and would take what appears there. */
  missing: readonly string[];
  /** Folders of which it has read what is in them. */
  folders: readonly string[];
}

/** What the last build of a package has read, with paths from the root, in `.cache/inputs`. */
interface BuildRecord extends Dependencies {
  /** Of all that, and of the inputs that nothing imports. */
  fingerprint: string;
}

/** Packages of the registry follow from the lockfile; all others are made by commands. */
const NO_SOURCE = /(^|\/)(node_modules|dist|\.[^/]+)(\/|$)/;

const recordFile = (name: string) => path.join(CACHE_DIR, 'inputs', `${name}.json`);

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

function isRecord(value: unknown): value is BuildRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { files, missing, folders, fingerprint } = value as Partial<Record<keyof BuildRecord, unknown>>;
  return [files, missing, folders].every(isNames) && typeof fingerprint === 'string';
}

function readRecord(name: string): BuildRecord | null {
  try {
    const record: unknown = JSON.parse(readFileSync(recordFile(name), 'utf8'));
    return isRecord(record) ? record : null;
  } catch {
    return null; // never built here, or damaged
  }
}

/** Names of all that lies below a folder, whether or not a build has read it. */
function namesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NO_SOURCE.test(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? namesBelow(file) : [path.relative(ROOT_DIR, file)];
    })
    .toSorted();
}

function fingerprintWith(target: BuildTarget, read: Dependencies, stateOf?: StateOf): string {
  const absolute = (file: string) => path.join(ROOT_DIR, file);
  const contents = fingerprintOf(target.inputs, [...read.files, ...read.missing].map(absolute), stateOf);
  const names = read.folders.flatMap((folder) => [folder, ...namesBelow(absolute(folder))]);
  return hashOf([contents, ...names].join('\n'));
}

/** A hash of what the last build of a package has read, as that is now; null without a record. */
export function currentFingerprint(target: BuildTarget, stateOf?: StateOf): string | null {
  const record = readRecord(target.name);
  return record && fingerprintWith(target, record, stateOf);
}

/** Whether the last build of a package is the one that its sources would give now. */
export function isFresh(target: BuildTarget, stateOf?: StateOf): boolean {
  if (!existsSync(path.join(ROOT_DIR, target.output))) return false;
  return readRecord(target.name)?.fingerprint === currentFingerprint(target, stateOf);
}

/** Says that the record holds now, for those who go by its time (`lib/built-command.mjs`). */
export function confirmBuild(name: string): void {
  utimesSync(recordFile(name), new Date(), new Date());
}

/** A build that fails or is interrupted is stale. */
export function forgetBuild(name: string): void {
  rmSync(recordFile(name), { force: true });
}

/** The sources among some paths, from the root, each once. */
function sourcesOf(paths: readonly string[]): string[] {
  const relative = paths.map((file) => path.relative(ROOT_DIR, file));
  return [...new Set(relative)].filter((file) => !file.startsWith('..') && !NO_SOURCE.test(file)).toSorted();
}

/**
 * Stores what a finished build has read. What has changed in the meantime leaves the package stale.
 * @param beganAt by `Date.now()`
 */
export function rememberBuild(target: BuildTarget, { files, missing, folders }: Dependencies, beganAt: number): void {
  const disk = treeOfDisk();
  const read = {
    files: sourcesOf(files).filter((file) => disk(path.join(ROOT_DIR, file)) !== 'folder'),
    missing: sourcesOf(missing),
    folders: sourcesOf(folders),
  };
  const inputs = [...target.inputs.flatMap(filesOf), ...read.files.map((file) => path.join(ROOT_DIR, file))];
  if (inputs.some((file) => isWrittenSince(file, beganAt))) return;
  const record: BuildRecord = { fingerprint: fingerprintWith(target, read, disk), ...read };
  mkdirSync(path.dirname(recordFile(target.name)), { recursive: true });
  writeFileSync(recordFile(target.name), JSON.stringify(record, null, 1));
}

/** What the compilations of a package have read. */
export function dependenciesOf({ stats }: MultiStats): Dependencies {
  const compilations = stats.map(({ compilation }) => compilation);
  return {
    files: compilations.flatMap(({ fileDependencies }) => [...fileDependencies]),
    missing: compilations.flatMap(({ missingDependencies }) => [...missingDependencies]),
    folders: compilations.flatMap(({ contextDependencies }) => [...contextDependencies]),
  };
}

/** With files that a build has read besides. */
export const withFiles = (read: Dependencies, files: readonly string[]): Dependencies => ({
  ...read,
  files: [...read.files, ...files],
});
