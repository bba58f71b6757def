import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkNode } from './check-node.mjs';
import { ROOT_DIR } from './workspaces.cjs';

const STAMP = path.join(ROOT_DIR, 'node_modules/.shop-install');

const hashOfLockfile = () =>
  createHash('sha256')
    .update(readFileSync(path.join(ROOT_DIR, 'package-lock.json')))
    .digest('hex');

/** Links a new package of the workspace, and adds it to the lockfile. */
export function installNewPackage() {
  const args = ['install', '--prefer-offline', '--loglevel=error'];
  execFileSync('npm', args, { cwd: ROOT_DIR, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(STAMP, hashOfLockfile());
}

/** Installs the packages in the lockfile unless exactly these are already installed. */
export function ensureInstalled() {
  checkNode();
  const wanted = hashOfLockfile();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  process.stdout.write('installing packages\n');
  const args = ['ci', '--include=dev', '--loglevel=error'];
  execFileSync('npm', args, { cwd: ROOT_DIR, stdio: ['ignore', 'inherit', 'inherit'] });
  writeFileSync(STAMP, wanted);
}
