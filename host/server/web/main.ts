import path from 'node:path';
import pino from 'pino';
import { onStop, writePerTurn } from '@shop/node/server';
import { SettingsError } from '@shop/node/settings';
import { startTracing } from '@shop/node/tracing';
import { createHostApp } from './app';
import { readHostFiles } from './read-host-files';
import { rendererStarter } from './renderers/renderer-process';
import { readSettings, type HostSettings } from './settings';

/** `host/dist`, because this program is `host/dist/server/main.cjs`. */
const DIST_DIR = path.resolve(__dirname, '..');

/** Exits with one line instead of a stack trace. */
function refuse(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function settingsOrRefuse(): HostSettings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof SettingsError) return refuse(error.message);
    throw error;
  }
}

async function main() {
  // Copies of what the shop knows are this user's alone.
  process.umask(0o077);
  const settings = settingsOrRefuse();
  const log = pino(
    { level: settings.logLevel, base: { app: 'host' }, redact: ['req.headers'] },
    writePerTurn(pino.destination({ sync: true })),
  );
  const startRenderer = rendererStarter({
    file: path.join(__dirname, 'renderer.cjs'),
    memoryMb: settings.rendererMemoryMb,
    env: { NODE_ENV: process.env.NODE_ENV, TZ: process.env.TZ },
  });
  const stopTracing = await startTracing({
    ...{ endpoint: settings.tracing.endpoint, service: 'shop-host', followsCalls: false },
    onFailure: (reason) => log.warn({ reason }, 'the collector of traces does not take them'),
  });
  const app = await createHostApp(settings, readHostFiles(DIST_DIR), log, startRenderer);

  const end = async () => {
    try {
      await app.close();
    } finally {
      await stopTracing();
    }
  };

  onStop((reason) => {
    log.info({ reason }, 'stopping: what is in flight is finished first');
    end().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a rejection nobody handled'));

  await app.listen({ port: settings.port, host: '0.0.0.0' }).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE') return refuse(`PORT: ${settings.port} is already in use`);
    if (code === 'EACCES') return refuse(`PORT: ${settings.port} may not be opened by this user`);
    throw error;
  });
  process.send?.({ type: 'ready', port: settings.port });
}

main().catch((error: unknown) =>
  refuse(`the host did not start: ${error instanceof Error ? error.message : String(error)}`),
);
