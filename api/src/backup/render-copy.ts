import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import type { ProvenPages } from '@shop/node/backup';
import { createApp } from '../app';
import type { Database } from '../db/database';
import type { Settings } from '../settings';
import { refuseBrokenPages } from './refuse-broken-pages';

/** From `api/dist/server`, where programs are built; it is not on each machine of an API. */
const HOST_PROGRAM = path.join(__dirname, '../../../host/dist/server/prove.cjs');
/** With the start of the host and of its renderer on a busy machine. */
const TIMEOUT_MS = 7 * 60_000;

const NO_HOST: ProvenPages = { pages: 0, missing: 'the host is not built here' };

/** A restored copy, and what renders pages from it. */
export interface CopyToRender {
  db: Database;
  /** Where it was unpacked. */
  dataDir: string;
  /** Of the shop. */
  settings: Settings;
  /** `host/dist/server/prove.cjs`. */
  program: string;
  timeoutMs?: number;
}

/** What the host's program says. */
interface RenderedPages {
  pages: number;
  faults: readonly string[];
  missing?: string;
}

/** Those of the shop without anything that leaves the machine, or that another copy has. */
function settingsOfCopy(settings: Settings, dataDir: string): Settings {
  return {
    ...settings,
    ...{ dataDir, databaseUrl: null, smtpUrl: null, staffOwner: null, areRateLimitsOn: false },
    backups: { ...settings.backups, folder: null, bucket: null },
    leads: { ...settings.leads, hook: null },
  };
}

/** Of its surroundings, the host gets no address but that of the copy. */
function environmentOf({ settings, dataDir }: CopyToRender, apiUrl: string): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    ...(settings.registryPublicKey !== null && { REGISTRY_PUBLIC_KEY: settings.registryPublicKey }),
    ...{ DATA_DIR: dataDir, API_URL: apiUrl, PUBLIC_URL: settings.publicUrl },
    ...{ RENDERERS: '1', PAGE_CACHE_MB: '16', RATE_LIMITS: 'off' },
    PAYMENT_DISABLED: String(settings.isPaymentDisabled),
    DISCOUNTS_ENABLED: String(settings.areDiscountsEnabled),
    ACCESSORIES_PRESELECTED: String(settings.areAccessoriesPreselected),
  };
}

async function runHost(copy: CopyToRender, apiUrl: string): Promise<RenderedPages> {
  const { program, timeoutMs = TIMEOUT_MS } = copy;
  const env = environmentOf(copy, apiUrl);
  // Its input stays open: the end of it tells the program that this process is gone.
  const child = spawn(process.execPath, [program], { env, stdio: 'pipe', timeout: timeoutMs, killSignal: 'SIGKILL' });
  const ended = new Promise<string | null>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code, signal) => resolve(code === 0 ? null : `ended by ${signal ?? code}`));
  });
  const [output, complaint, failure] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (failure?.endsWith('SIGKILL')) throw new Error(`its pages do not render within ${timeoutMs / 1000} s`);
  if (failure !== null) throw new Error(`its pages do not render: ${complaint.trim() || failure}`);
  return JSON.parse(output) as RenderedPages; // by our own program
}

/**
 * Renders pages from a copy: an API that begins nothing by itself answers on it at a port of this
 * machine, and the host renders them without a port.
 * @throws when a page, its document, or a picture of one, is not whole
 */
export async function renderCopy(copy: CopyToRender): Promise<ProvenPages> {
  const { db, dataDir, settings, program } = copy;
  await refuseBrokenPages(db);
  if (!existsSync(program)) return NO_HOST;
  const log = pino({ level: 'silent' });
  const app = await createApp({ settings: settingsOfCopy(settings, dataDir), db, log, isCopy: true });
  try {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo; // it listens on a port
    const { pages, faults, missing = null } = await runHost(copy, `http://127.0.0.1:${port}`);
    const [first, ...others] = faults;
    if (first)
      throw new Error(`its pages are not whole: ${first}${others.length > 0 ? ` (and ${others.length} more)` : ''}`);
    if (pages === 0 && missing === null) throw new Error('no page was rendered');
    return { pages, missing };
  } finally {
    await app.close();
  }
}

/** How pages are rendered from a copy of this shop by the host that is built beside the API. */
export const copyRenderer =
  (settings: Settings) =>
  (db: Database, dataDir: string): Promise<ProvenPages> =>
    renderCopy({ db, dataDir, settings, program: HOST_PROGRAM });
