import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findChromium } from '@shop/tools/find-chromium';
import { CACHE_DIR, ROOT_DIR } from '@shop/tools/packages';

const TOOLS_DIR = path.join(CACHE_DIR, 'bench');
/** Lighthouse 13 needs a newer Node.js than the shop does; the package `node` contains one. */
const PACKAGES = ['node@22.23.3', 'lighthouse@13.5.0', 'chrome-launcher@1.2.1'];

/** Installs the tools on first use, outside the workspace: nothing else needs these 360 MB. */
function ensureTools(): void {
  if (existsSync(path.join(TOOLS_DIR, 'node_modules/.package-lock.json'))) return;
  process.stdout.write('installing lighthouse\n');
  mkdirSync(TOOLS_DIR, { recursive: true });
  writeFileSync(path.join(TOOLS_DIR, 'package.json'), '{ "private": true }\n');
  // npm checks Lighthouse against the Node.js that runs npm, not against the one installed with it.
  const flags = ['--engine-strict=false', '--no-audit', '--no-fund', '--loglevel=error', '--save-exact'];
  execFileSync('npm', ['install', ...flags, ...PACKAGES], { cwd: TOOLS_DIR, stdio: 'inherit' });
}

/**
 * Runs a script of this folder on the newer Node.js. It prints one JSON document per line.
 * @throws Error when the script fails; the script prints the reason to stderr
 */
export async function runBrowserScript<Line>(file: string, urls: readonly string[]): Promise<Line[]> {
  ensureTools();
  const node = path.join(TOOLS_DIR, 'node_modules/node/bin/node');
  const child = spawn(node, [path.join(import.meta.dirname, file), ...urls], {
    cwd: ROOT_DIR,
    env: { ...process.env, CHROME_PATH: findChromium(), TOOLS_DIR },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const lines: Line[] = [];
  for await (const line of createInterface(child.stdout)) lines.push(JSON.parse(line) as Line); // written by our own script
  if ((await ended) !== 0) throw new Error(`${file} failed`);
  return lines;
}
