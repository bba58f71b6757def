import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE_DIR, ROOT_DIR } from './packages';

const IGNORED = /(^|\/)(generated|testing|dist|node_modules)$|\.test\.tsx?$|\.snap$/;

/** Files below `target`, which may itself be a file; sorted, so that the result depends on nothing but the tree. */
export function filesBelow(target: string): string[] {
  const info = statSync(target, { throwIfNoEntry: false });
  if (!info) return [];
  if (info.isFile()) return [target];
  return readdirSync(target, { withFileTypes: true })
    .filter(({ name }) => !IGNORED.test(name))
    .flatMap(({ name }) => filesBelow(path.join(target, name)))
    .toSorted();
}

/** One hash of the content of all inputs. */
export function fingerprintOf(inputs: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) {
    for (const file of filesBelow(path.join(ROOT_DIR, input))) {
      hash.update(path.relative(ROOT_DIR, file)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

const stampFile = (name: string) => path.join(CACHE_DIR, 'stamps', name);

/** The fingerprint of the last successful work of this name, or null. */
export function readStamp(name: string): string | null {
  try {
    return readFileSync(stampFile(name), 'utf8');
  } catch {
    return null; // never done on this machine
  }
}

/** Notes the fingerprint of work that is done. */
export function writeStamp(name: string, fingerprint: string): void {
  mkdirSync(path.dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), fingerprint);
}
