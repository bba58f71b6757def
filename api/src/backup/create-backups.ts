import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { openBackupBucket, readBackupState, type BackupState } from '@shop/node/backup';
import type { Database } from '../db/database';
import type { Settings } from '../settings';
import { keepErasures } from './erasures';
import { followChanges } from './follow-changes';
import { lendCopies, type LentCopies } from './lend-copies';
import { createChangesSender } from './send-changes';
import { startBackups } from './start-backups';

/** What backups are there, and how far the changes after the newest one are kept. */
export interface KeptState extends BackupState {
  /** All that was committed before is kept; null before that. Without it, nobody keeps changes. */
  changesAt?: Date | null;
}

export interface Backups {
  copies: LentCopies;
  /** Null when no backup is made by itself. */
  readState: (() => Promise<KeptState>) | null;
  /** Begins when the API listens. */
  start(app: FastifyInstance): void;
  stop(): Promise<void>;
}

const NONE = { madeAt: null, provenAt: null, provenPages: 0 };

/** Backups of a shop: those of each night, what changes after them, and those of commands. */
export function createBackups({ backups, dataDir }: Settings, db: Database, log: Logger): Backups {
  const { folder, publicKey } = backups;
  const { readLog } = db;
  const bucket = backups.bucket && openBackupBucket(backups.bucket);
  const send = folder !== null && bucket ? createChangesSender(folder, bucket) : undefined;
  const changes = folder !== null && readLog ? followChanges({ dataDir, folder, publicKey, readLog, send, log }) : null;
  let endErasures = () => Promise.resolve();
  let nightly: ReturnType<typeof startBackups> | null = null;
  return {
    copies: lendCopies(db, changes),
    readState:
      folder === null
        ? null
        : async () => ({
            ...(await readBackupState(folder).catch(() => NONE)), // a missing folder has none
            ...(changes && { changesAt: changes.keptAt() }),
          }),
    start(app) {
      const program = path.join(__dirname, 'nightly.cjs');
      if (folder === null) return;
      nightly = startBackups({ folder, app, log, program, changes });
      endErasures = keepErasures({ db, folder, bucket, log });
    },
    async stop() {
      nightly?.stop();
      await changes?.stop();
      await endErasures();
    },
  };
}
