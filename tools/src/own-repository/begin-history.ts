import { spawnSync } from 'node:child_process';

/** Whether git did it; what it says is of no interest. */
const git = (folder: string, ...args: readonly string[]): boolean =>
  spawnSync('git', args, { cwd: folder, env: process.env, stdio: 'ignore' }).status === 0;

/**
 * Makes a new folder a git repository with one commit, so that published versions name what they
 * were built from. A folder within a repository is part of that one. Whatever git lacks, the remote
 * is made.
 * @returns what is left to do, as a line for people; null when nothing is
 */
export function beginHistory(folder: string, remote: string): string | null {
  if (!git(folder, '--version'))
    return 'git is not installed: without it, versions do not say what they are built from';
  if (git(folder, 'rev-parse', '--is-inside-work-tree')) return 'it lies in a git repository: commit it there';
  const message = `feat: begin ${remote}`;
  if (!git(folder, 'init', '--initial-branch=main') || !git(folder, 'add', '--all'))
    return 'git init has failed: make a repository of it yourself';
  // Without a name and an address, git makes no commit.
  return git(folder, 'commit', '--message', message) ? null : `git commit has failed: git commit -m "${message}"`;
}
