import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

/** Hexadecimal digits of SHA-256 in a name: 128 bits. */
const HASH_LENGTH = 32;

/** Packs a folder as npm does, and returns the name of the tarball in `outDir`. */
export function pack(folder: string, outDir: string): string {
  const args = ['pack', folder, '--pack-destination', outDir, '--ignore-scripts', '--json'];
  const [packed] = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' })) as [{ filename: string }]; // of npm
  return packed.filename.replace(/^@/, '').replaceAll('/', '-');
}

/** Names a tarball by its contents, so that its address never means anything else. */
export function nameByContents(outDir: string, file: string, name: string): string {
  const hash = createHash('sha256')
    .update(readFileSync(path.join(outDir, file)))
    .digest('hex');
  const named = `${name}-${hash.slice(0, HASH_LENGTH)}.tgz`;
  renameSync(path.join(outDir, file), path.join(outDir, named));
  return named;
}
