import path from 'node:path';
import {
  FIRST_VIEW_BYTES,
  FIRST_VIEWS,
  hostScripts,
  routeScripts,
  wireBytes,
  type FirstView,
} from '@shop/publisher/checks';
import { filesBelow } from './fingerprint';
import { ROOT_DIR, type RemoteName } from './packages';
import { readRelease } from './release';
import { RefusedError } from '@shop/node/refused-error';

const KB = 1000;
const FONTS_BUDGET_BYTES = 80 * KB;

function remoteScripts(name: RemoteName, route: string): string[] {
  const browserDir = path.join(ROOT_DIR, name, 'dist/remote/browser');
  return routeScripts(readRelease(name), route).map((file) => path.join(browserDir, file));
}

/** The script files in the first view of a page, of host and remotes together. */
export function firstViewScripts({ remote, route }: FirstView): string[] {
  return [...hostScripts(path.join(ROOT_DIR, 'host/dist')), ...remoteScripts(remote, route)];
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
    budgetBytes: FIRST_VIEW_BYTES,
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
