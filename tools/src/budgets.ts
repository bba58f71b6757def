import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './fingerprint';
import { ROOT_DIR, type RemoteName } from './packages';
import { readRelease } from './release';
import { RefusedError } from '@shop/shared/refused-error';

const KB = 1000;
const SCRIPTS_BUDGET_BYTES = 132 * KB;
const FONTS_BUDGET_BYTES = 80 * KB;

interface FirstView {
  path: string;
  remote: RemoteName;
  route: string;
}

/** The pages where most visits begin. */
export const FIRST_VIEWS: readonly FirstView[] = [
  { path: '/', remote: 'mfe-solutions', route: 'home' },
  { path: '/products', remote: 'mfe-catalog', route: 'products' },
  { path: '/invis_duos', remote: 'mfe-catalog', route: 'product' },
];

function entryFiles(folder: string, entry: string): string[] {
  const assets: unknown = JSON.parse(readFileSync(path.join(ROOT_DIR, `host/dist/${folder}/assets.json`), 'utf8'));
  const files = (assets as Record<string, string[]>)[entry]; // written by our own plugin
  return files ?? [];
}

/** The starter counts too, although it is inline in the HTML. */
function hostScripts(): string[] {
  const distDir = path.join(ROOT_DIR, 'host/dist');
  return [
    ...entryFiles('browser', 'main').map((file) => path.join(distDir, 'static', file)),
    ...entryFiles('starter', 'starter').map((file) => path.join(distDir, 'starter', file)),
  ];
}

function remoteScripts(name: RemoteName, chunk: string): string[] {
  const { entry, chunks } = readRelease(name);
  const browserDir = path.join(ROOT_DIR, name, 'dist/remote/browser');
  const files = new Set([path.basename(entry), ...(chunks.remote ?? []), ...(chunks[chunk] ?? [])]);
  return [...files].map((file) => path.join(browserDir, file));
}

/** The script files in the first view of a page, of host and remotes together. */
export function firstViewScripts({ remote, route }: FirstView): string[] {
  return [...hostScripts(), ...remoteScripts(remote, route)];
}

/** The build writes a compressed copy beside every file that becomes smaller. */
function wireBytes(file: string): number {
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

const sumOf = (files: readonly string[]) => files.reduce((sum, file) => sum + wireBytes(file), 0);

export interface Weight {
  name: string;
  bytes: number;
  budgetBytes: number;
}

/** Transferred bytes (brotli; fonts as they are) and their budgets. */
export function measureWeights(): Weight[] {
  const scripts = FIRST_VIEWS.map((view) => ({
    name: `scripts of ${view.path}`,
    bytes: sumOf(firstViewScripts(view)),
    budgetBytes: SCRIPTS_BUDGET_BYTES,
  }));
  const fonts = filesBelow(path.join(ROOT_DIR, 'host/dist/static')).filter((file) => file.endsWith('.woff2'));
  return [...scripts, { name: 'fonts', bytes: sumOf(fonts), budgetBytes: FONTS_BUDGET_BYTES }];
}

/** @throws RefusedError that names each exceeded budget */
export function checkBudgets(): void {
  const over = measureWeights().filter(({ bytes, budgetBytes }) => bytes > budgetBytes);
  if (over.length === 0) return;
  const lines = over.map(
    ({ name, bytes, budgetBytes }) => `${name}: ${(bytes / KB).toFixed(1)} KB of ${budgetBytes / KB} KB`,
  );
  throw new RefusedError(`over budget: ${lines.join('; ')}`);
}
