import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { createHostApp } from '../web/app';
import { readHostFiles } from '../web/read-host-files';
import { rendererStarter } from '../web/renderers/renderer-process';
import { readSettings, type HostSettings } from '../web/settings';
import { createFaultLog } from './fault-log';
import { renderSite, type RenderedSite } from './render-site';

const MOST_PAGES = 100;
const BUDGET_MS = 5 * 60_000;
const FOLLOW_MS = 60_000;

/** Why no page of this folder can be rendered here; null when it can. */
function missingIn({ store, publicKey }: HostSettings): string | null {
  if (store.folder === null || !existsSync(path.join(store.folder, 'registry.json')))
    return 'it has no published versions';
  return publicKey() ? null : 'the key of its registry is not here';
}

/** Pages of words are followed when the host has kept them. */
async function waitForPages(dataDir: string): Promise<void> {
  const kept = path.join(dataDir, 'host/pages.json');
  const endsAt = Date.now() + FOLLOW_MS;
  while (!existsSync(kept)) {
    await sleep(100);
    if (Date.now() > endsAt) throw new Error('the published pages could not be read');
  }
}

async function prove(settings: HostSettings): Promise<RenderedSite> {
  const { faults, stream } = createFaultLog();
  const startRenderer = rendererStarter({
    file: path.join(__dirname, 'renderer.cjs'),
    memoryMb: settings.rendererMemoryMb,
    env: { NODE_ENV: 'production', TZ: undefined },
  });
  const files = readHostFiles(path.resolve(__dirname, '..'));
  const app = await createHostApp(settings, files, pino({ level: 'warn' }, stream), startRenderer);
  try {
    await waitForPages(settings.dataDir);
    const rendered = await renderSite({ app, most: MOST_PAGES, budgetMs: BUDGET_MS });
    return { ...rendered, faults: [...rendered.faults, ...faults()] };
  } finally {
    await app.close();
  }
}

/**
 * `prove.cjs`: renders pages from DATA_DIR and the API of API_URL without a port, and writes how
 * many are whole and what is wrong, as JSON. It ends with the process that has started it.
 */
async function main(): Promise<void> {
  process.stdin.resume().on('end', () => {
    process.exit(1);
  });
  const settings = readSettings(process.env);
  const missing = missingIn(settings);
  const result = missing === null ? await prove(settings) : { pages: 0, faults: [], missing };
  process.stdout.write(JSON.stringify(result), () => {
    process.exit(0);
  });
}

process.umask(0o077);
main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
