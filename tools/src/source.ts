import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HOST, type VersionSource } from '@shop/shared/federation/registry';
import { HOST_DIST_DIR } from './host-release';
import { CACHE_DIR, ROOT_DIR, type RemoteName } from './packages';
import { builtDir } from './release';

/** A built shop without its sources, as in an image: a newer one replaces an older one. */
const BUILT_SHOP = 'built';

/** A name of this working tree, which only tells it from others. */
function treeId(): string {
  if (!existsSync(CACHE_DIR)) return BUILT_SHOP;
  const file = path.join(CACHE_DIR, 'tree-id');
  if (!existsSync(file)) writeFileSync(file, randomUUID());
  return readFileSync(file, 'utf8');
}

/** Returns what git prints; undefined where it has no answer, or there is no git. */
function git(...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: ROOT_DIR, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** Which tree has made the last build of a remote, and when. */
export function buildOf(name: RemoteName | typeof HOST): Pick<VersionSource, 'tree' | 'builtAt'> {
  const distDir = name === HOST ? HOST_DIST_DIR : builtDir(name);
  return { tree: treeId(), builtAt: statSync(path.join(distDir, 'release.json')).mtime.toISOString() };
}

/** Where the last build of a remote comes from, as far as git tells. */
export function sourceOf(name: RemoteName | typeof HOST): VersionSource {
  const build = buildOf(name);
  const [commit, author, message] = git('log', '-1', '--format=%H%n%an%n%s')?.split('\n') ?? [];
  if (!commit) return build;
  const branch = git('branch', '--show-current');
  const changes = git('status', '--porcelain', '--', name, 'shared', 'tools', 'package-lock.json');
  return { ...build, commit, ...(branch && { branch }), author, message, isDirty: Boolean(changes) };
}

/** Whether the history of this tree contains a commit. A tree without git contains none. */
export function containsCommit(commit: string): boolean {
  return git('merge-base', '--is-ancestor', commit, 'HEAD') !== undefined;
}
