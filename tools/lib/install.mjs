import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT_DIR = path.resolve(import.meta.dirname, '../..');
const STAMP = path.join(ROOT_DIR, 'node_modules/.shop-install');
const MIN_NODE = [20, 19];

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  process.stderr.write(`Node ${MIN_NODE.join('.')} or newer is needed, this is ${process.version}\n`);
  process.exit(1);
}

/** Installs the packages of the lockfile unless just these are installed already. */
export function ensureInstalled() {
  checkNode();
  const wanted = createHash('sha256').update(readFileSync(path.join(ROOT_DIR, 'package-lock.json'))).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  process.stdout.write('installing packages\n');
  execFileSync('npm', ['ci', '--loglevel=error'], { cwd: ROOT_DIR, stdio: ['ignore', 'inherit', 'inherit'] });
  writeFileSync(STAMP, wanted);
}
