import { readFileSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { onStop, writePerTurn } from '@shop/shared/server';
import { SettingsError } from '@shop/shared/settings';
import type { ScriptFile } from '../../src/remotes/page-files';
import { createHostApp } from './app';
import type { HostFiles } from './host-files';
import { rendererStarter } from './renderers/renderer-process';
import { readSettings, type HostSettings } from './settings';

/** `host/dist`, because this program is `host/dist/server/main.cjs`. */
const DIST_DIR = path.resolve(__dirname, '..');

function filesOf(folder: string, entry: string): string[] {
  const assets: unknown = JSON.parse(readFileSync(path.join(DIST_DIR, folder, 'assets.json'), 'utf8'));
  const files = (assets as Record<string, string[]>)[entry]; // written by our own build
  if (!files) throw new Error(`the build of ${folder} has no entry ${entry}`);
  return files;
}

/** Written with the build, by `tools/src/host-release.ts`. */
function readRelease(): Pick<HostFiles, 'version' | 'provides'> {
  return JSON.parse(readFileSync(path.join(DIST_DIR, 'release.json'), 'utf8')) as HostFiles; // by our own build
}

function readFiles(): HostFiles {
  const [starter] = filesOf('starter', 'starter');
  if (!starter) throw new Error('the build has no starter');
  const { version, provides } = readRelease();
  return {
    version,
    provides,
    distDir: DIST_DIR,
    hostScripts: filesOf('browser', 'main').map((file): ScriptFile => ({ src: `/static/${file}` })),
    starter: readFileSync(path.join(DIST_DIR, 'starter', starter), 'utf8'),
  };
}

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
  const app = await createHostApp(settings, readFiles(), log, startRenderer);

  onStop((reason) => {
    log.info({ reason }, 'stopping: what is in flight is finished first');
    app.close().then(
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
