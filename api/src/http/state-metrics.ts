import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import type { OutboxRepository } from '../mail/outbox-repository';
import { inTime } from './in-time';

/** The host waits 2 s for all metrics. */
const DATABASE_TIMEOUT_MS = 1500;

export interface StateMetricsOptions {
  outbox: OutboxRepository;
  dataDir: string;
  registry: Registry;
}

/**
 * Creates the metrics of what this process depends on: database, outbox and disk.
 * @returns a function that measures them; those that cannot be measured become NaN
 */
export function createStateMetrics({ outbox, dataDir, registry }: StateMetricsOptions): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const databaseUp = gauge('database_up', 'Whether the database answers');
  const waitingMails = gauge('mails_waiting', 'Mails in the outbox that are not sent yet');
  const oldestMail = gauge('mails_oldest_waiting_seconds', 'How long the oldest mail that is not sent has waited');
  const freeBytes = gauge('data_dir_free_bytes', 'Space left on the disk of DATA_DIR');
  const diskBytes = gauge('data_dir_size_bytes', 'Size of the disk of DATA_DIR');

  return async () => {
    const [waiting, disk] = await Promise.all([
      inTime(outbox.measureWaiting(), DATABASE_TIMEOUT_MS),
      statfs(dataDir).catch(() => null),
    ]);
    databaseUp.set(waiting ? 1 : 0);
    waitingMails.set(waiting?.count ?? NaN);
    oldestMail.set(waiting?.oldestSeconds ?? NaN);
    freeBytes.set(disk ? disk.bavail * disk.bsize : NaN);
    diskBytes.set(disk ? disk.blocks * disk.bsize : NaN);
  };
}
