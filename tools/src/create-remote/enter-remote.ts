import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from '../packages';

/**
 * The files that name each package, and cannot find them by a pattern. A new remote comes before
 * the tools, after the other remotes.
 */
const LISTS: readonly { file: string; before: string; lineOf: (name: string) => string }[] = [
  { file: 'tsconfig.json', before: '    { "path": "tools" }', lineOf: (name) => `    { "path": "${name}" },` },
  { file: 'Dockerfile', before: 'COPY tools/package.json', lineOf: (name) => `COPY ${name}/package.json ${name}/` },
];

/** Names a new remote in the lists of the workspace. A repository of a team has none. */
export function enterRemote(name: string): void {
  for (const { file, before, lineOf } of LISTS) {
    const target = path.join(ROOT_DIR, file);
    const text = existsSync(target) ? readFileSync(target, 'utf8') : '';
    if (text.includes(before)) writeFileSync(target, text.replace(before, `${lineOf(name)}\n${before}`));
  }
}
