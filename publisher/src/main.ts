import path from 'node:path';
import pino from 'pino';
import { onStop } from '@shop/node/server';
import { SettingsError } from '@shop/node/settings';
import { createDelivery } from './app';
import { openCheckTools } from './checks';
import { openReleases } from './releases';
import { readSettings } from './settings';

const STOP_TIMEOUT_MS = 10_000;

/** Of the built shop, because this program is `publisher/dist/server/main.cjs`. */
const ROOT_DIR = path.resolve(__dirname, '../../..');

async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  const log = pino({ level: settings.logLevel, base: { app: 'delivery' }, redact: ['req.headers'] });
  const opened = openReleases(process.env, settings.dataDir, '');
  // It runs for long: only a command may take a store over that nobody has signed.
  const releases = { ...opened, keys: { ...opened.keys, areNew: false } };
  const checks = openCheckTools({
    hostDir: path.join(ROOT_DIR, 'host/dist'),
    apiDir: path.join(ROOT_DIR, 'api/dist'),
    dataDir: settings.dataDir,
    apiUrl: settings.apiUrl,
    findBrowser: () => settings.browser,
    onApiDown: () => log.warn('the API does not answer: operations are checked with the schema of its build'),
  });
  const kitDir = path.join(ROOT_DIR, 'tools/dist/kit');
  const app = await createDelivery({ settings, releases, log, checks, kitDir });
  await app.listen({ host: settings.host, port: settings.port, listenTextResolver: () => 'listening' });
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : settings.port;
  log.info({ port, store: releases.store.address }, 'ready');
  onStop((reason) => {
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    void app.close().then(() => process.exit(0));
  });
  process.send?.({ type: 'ready', port });
}

/** One line for what an operator can mend; a stack for everything else. */
function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (isPortTaken) return 'DELIVERY_PORT is taken by another program';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

serve().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
