import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './fingerprint';

/** Copies of other files, which their compressor may make otherwise some day. */
export const isCompressed = (file: string) => /\.(br|gz)$/.test(file);

/**
 * Names a finished build by its contents, for its version.
 * @param parts files and folders of the build; what is not there does not count
 * @param description what the release says of it besides
 */
export function buildHash(distDir: string, parts: readonly string[], description: object = {}): string {
  const hash = createHash('sha256').update(JSON.stringify(description));
  const files = parts.map((part) => path.join(distDir, part)).filter((part) => existsSync(part));
  for (const file of files.flatMap(filesBelow))
    if (!isCompressed(file)) hash.update(path.relative(distDir, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}
