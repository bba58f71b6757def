import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Backups } from '../backup/create-backups';
import type { OutboxRepository } from '../mail/outbox-repository';
import type { LeadRepository } from '../modules/leads/lead-repository';
import { inTime } from './in-time';

/** The host waits 2 s for all metrics. */
const DATABASE_TIMEOUT_MS = 1500;

export interface StateMetricsOptions {
  outbox: OutboxRepository;
  leads: Pick<LeadRepository, 'countStoppedHooks'>;
  dataDir: string;
  /** Null when no backup is made by itself. */
  readBackups: Backups['readState'];
  registry: Registry;
}

/**
 * Creates the metrics of what this process depends on: database, outbox and disk.
 * @returns a function that measures them; those that cannot be measured become NaN
 */
export function createStateMetrics({
  outbox,
  leads,
  dataDir,
  readBackups,
  registry,
}: StateMetricsOptions): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const databaseUp = gauge('database_up', 'Whether the database answers');
  const waitingMails = gauge('mails_waiting', 'Mails in the outbox that are not sent yet');
  const oldestMail = gauge('mails_oldest_waiting_seconds', 'How long the oldest mail that is not sent has waited');
  const untoldLeads = gauge('leads_untold', 'Leads that did not reach the program of LEADS_WEBHOOK_URL in three days');
  const freeBytes = gauge('data_dir_free_bytes', 'Space left on the disk of DATA_DIR');
  const diskBytes = gauge('data_dir_size_bytes', 'Size of the disk of DATA_DIR');

  const backupMade = gauge('backup_made_timestamp_seconds', 'When the newest backup was made; 0: never');
  const backupProven = gauge(
    'backup_proven_timestamp_seconds',
    'When a backup was last restored beside the shop; 0: never',
  );
  const provenPages = gauge(
    'backup_proven_pages',
    'Pages that were rendered from the backup that was last restored beside the shop; 0: its database alone is proven',
  );
  const changesKept = gauge(
    'backup_changes_timestamp_seconds',
    'Until when changes after the newest backup are kept; 0: none yet',
  );
  const secondsOf = (time: Date | null) => (time ? time.getTime() / 1000 : 0);

  return async () => {
    const [waiting, untold, disk] = await Promise.all([
      inTime(outbox.measureWaiting(), DATABASE_TIMEOUT_MS),
      inTime(leads.countStoppedHooks(), DATABASE_TIMEOUT_MS),
      statfs(dataDir).catch(() => null),
    ]);
    const backups = readBackups && (await readBackups());
    backupMade.set(backups ? secondsOf(backups.madeAt) : NaN);
    backupProven.set(backups ? secondsOf(backups.provenAt) : NaN);
    provenPages.set(backups?.provenPages ?? NaN);
    changesKept.set(backups?.changesAt === undefined ? NaN : secondsOf(backups.changesAt));
    databaseUp.set(waiting ? 1 : 0);
    waitingMails.set(waiting?.count ?? NaN);
    oldestMail.set(waiting?.oldestSeconds ?? NaN);
    untoldLeads.set(untold ?? NaN);
    freeBytes.set(disk ? disk.bavail * disk.bsize : NaN);
    diskBytes.set(disk ? disk.blocks * disk.bsize : NaN);
  };
}
