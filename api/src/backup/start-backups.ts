import { execFile, type ChildProcess } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { FollowedChanges } from './follow-changes';
import { isDue, listBackups, readProof } from '@shop/node/backup';

const CHECK_MS = 60_000;
/** A disk that was full, or a server that was away, needs somebody first. */
const RETRY_MS = 60 * 60_000;

export interface NightlyBackups {
  /** BACKUP_TO. */
  folder: string;
  app: FastifyInstance;
  log: Logger;
  /** Makes a backup and proves it. */
  program: string;
  /** Null where nobody follows what changes after a backup. */
  changes: Pick<FollowedChanges, 'isBroken'> | null;
  checkMs?: number;
}

/** Where the programs of this machine reach the API; null while it does not listen. */
function addressOf(app: FastifyInstance): string | null {
  const bound: AddressInfo | string | null = app.server.address();
  if (bound === null || typeof bound === 'string') return null;
  const { address, port, family } = bound;
  const isAny = address === '0.0.0.0' || address === '::';
  return `http://${isAny ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

type Need = 'none' | 'tonight' | 'anew';

async function findNeed(folder: string, changes: NightlyBackups['changes']): Promise<Need> {
  const [newest] = await listBackups(folder).catch(() => []); // a missing folder has none
  if (!newest || isDue(newest, new Date())) return 'tonight';
  if (await changes?.isBroken(newest.name)) return 'anew';
  return newest.name === (await readProof(folder))?.name ? 'none' : 'tonight';
}

/**
 * Starts a program each night that writes a backup and restores it beside the shop. It starts at
 * once when the last night's is missing, or not proven.
 */
export function startBackups({ folder, app, log, program, changes, checkMs = CHECK_MS }: NightlyBackups) {
  let running: ChildProcess | null = null;
  let isBusy = false;
  let notBefore = 0;
  const stopping = new AbortController();
  const fail = (reason: string) => {
    notBefore = Date.now() + RETRY_MS;
    if (!stopping.signal.aborted) log.error({ reason, folder }, 'backup failed');
  };
  const make = (address: string, need: Need) =>
    new Promise<void>((resolve) => {
      running = execFile(process.execPath, [program, address, need], (error, stdout, stderr) => {
        running = null;
        if (error) fail(stderr.trim() || error.message);
        else if (stdout) log.info({ backup: stdout.trim(), folder }, 'backup made');
        resolve();
      });
    });
  const check = async () => {
    const address = addressOf(app);
    if (isBusy || address === null || Date.now() < notBefore) return;
    isBusy = true;
    try {
      const need = await findNeed(folder, changes);
      if (need !== 'none' && !stopping.signal.aborted) await make(address, need);
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    } finally {
      isBusy = false;
    }
  };
  const run = () => void check();
  const timer = setInterval(run, checkMs);
  timer.unref();
  return {
    stop() {
      stopping.abort();
      clearInterval(timer);
      running?.kill();
    },
  };
}
