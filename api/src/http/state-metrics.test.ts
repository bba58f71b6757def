import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Registry } from 'prom-client';
import type { OutboxRepository } from '../mail/outbox-repository';
import { createStateMetrics } from './state-metrics';

afterEach(() => jest.useRealTimers());

it('says within 1.5 s that the database does not answer', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  const registry = new Registry();
  const outbox = { measureWaiting: () => new Promise<never>(() => undefined) } as unknown as OutboxRepository; // all it is asked
  const measure = createStateMetrics({ outbox, dataDir: tmpdir(), backupFolder: null, registry });

  const measured = measure();
  await jest.advanceTimersByTimeAsync(1500);
  await measured;

  const text = await registry.metrics();
  expect(text).toMatch(/^database_up 0$/m);
  expect(text).toMatch(/^mails_waiting Nan$/m);
  expect(text).toMatch(/^backup_proven_timestamp_seconds Nan$/m);
  expect(text).toMatch(/^data_dir_free_bytes [1-9]\d+$/m);
});

it('says when the newest backup was made, and that none was proven', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-backups-'));
  writeFileSync(path.join(folder, 'shop-2026-11-29-000000.tar.gz'), '');
  const registry = new Registry();
  const outbox = { measureWaiting: async () => ({ count: 0, oldestSeconds: 0 }) } as unknown as OutboxRepository; // all it is asked
  await createStateMetrics({ outbox, dataDir: tmpdir(), backupFolder: folder, registry })();
  rmSync(folder, { recursive: true });

  const text = await registry.metrics();
  expect(text).toMatch(/^backup_made_timestamp_seconds 1795910400$/m);
  expect(text).toMatch(/^backup_proven_timestamp_seconds 0$/m);
});
