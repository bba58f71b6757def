import path from 'node:path';
import { findChromium } from '../find-chromium';
import { ROOT_DIR } from '../packages';
import { RefusedError } from '@shop/node/refused-error';
import { runCommand } from '../run-command';

const TIMEOUT_MS = 10 * 60_000;

/** `npm run documents -w @shop/host`: prints the legal texts and the manuals as PDF. */
export async function run(): Promise<void> {
  const tsx = path.join(ROOT_DIR, 'node_modules/.bin/tsx');
  const { isGood } = await runCommand(process.execPath, [tsx, 'host/documents/make-pdf.ts'], {
    env: { CHROME_PATH: findChromium() },
    timeoutMs: TIMEOUT_MS,
  });
  if (!isGood) throw new RefusedError('The documents were not printed.');
}
