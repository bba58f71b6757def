import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE_DIR, ROOT_DIR, type Input } from './packages';

const IGNORED = /(^|\/)(generated|testing|dist|node_modules)$|\.test\.tsx?$|\.snap$/;

/**
 * The files below `target`, which may itself be a file.
 * Sorted, so that the result depends on the tree alone.
 */
export function filesBelow(target: string): string[] {
  const info = statSync(target, { throwIfNoEntry: false });
  if (!info) return [];
  return info.isFile() ? [target] : filesIn(target).toSorted();
}

/** Of the files of a folder, only links are looked at: a start asks for thousands. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !IGNORED.test(name))
    .flatMap((entry) => {
      const below = path.join(folder, entry.name);
      if (entry.isFile()) return [below];
      return entry.isDirectory() ? filesIn(below) : filesBelow(below);
    });
}

export const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Says what is at a path: the hash of a file, `folder`, or `nothing`. */
export type StateOf = (file: string) => string;

/** Reads each path once: builds share most of theirs. */
export function treeOfDisk(): StateOf {
  const known = new Map<string, string>();
  const read: StateOf = (file) => {
    const info = statSync(file, { throwIfNoEntry: false });
    if (!info) return 'nothing';
    return info.isFile() ? hashOf(readFileSync(file)) : 'folder';
  };
  return (file) => {
    const state = known.get(file) ?? read(file);
    known.set(file, state);
    return state;
  };
}

/** The files that an input names now. */
export function filesOf(input: Input): string[] {
  if (typeof input === 'string') return filesBelow(path.join(ROOT_DIR, input));
  return filesBelow(path.join(ROOT_DIR, input.dir)).filter((file) => file.endsWith(input.extension));
}

/**
 * One hash over the content of all inputs.
 * @param more further files
 */
export function fingerprintOf(inputs: readonly Input[], more: readonly string[] = [], stateOf = treeOfDisk()): string {
  const files = [...inputs.flatMap(filesOf), ...more].map(
    (file) => `${path.relative(ROOT_DIR, file)} ${stateOf(file)}`,
  );
  return hashOf([process.version, ...files].join('\n'));
}

const stampFile = (name: string) => path.join(CACHE_DIR, 'stamps', name);

/** The fingerprint of the last successful run of a task, or null. */
export function readStamp(name: string): string | null {
  try {
    return readFileSync(stampFile(name), 'utf8');
  } catch {
    return null; // never done on this machine
  }
}

/** Stores the fingerprint of a completed task. */
export function writeStamp(name: string, fingerprint: string): void {
  mkdirSync(path.dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), fingerprint);
}
