import { tmpdir } from 'node:os';
import { Registry } from 'prom-client';
import type { OutboxRepository } from '../mail/outbox-repository';
import { createStateMetrics } from './state-metrics';

afterEach(() => jest.useRealTimers());

it('says within 1.5 s that the database does not answer', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  const registry = new Registry();
  const outbox = { measureWaiting: () => new Promise<never>(() => undefined) } as unknown as OutboxRepository; // all it is asked
  const hanging = { countStoppedHooks: () => new Promise<never>(() => undefined) };
  const measure = createStateMetrics({ outbox, leads: hanging, dataDir: tmpdir(), readBackups: null, registry });

  const measured = measure();
  await jest.advanceTimersByTimeAsync(1500);
  await measured;

  const text = await registry.metrics();
  expect(text).toMatch(/^database_up 0$/m);
  expect(text).toMatch(/^mails_waiting Nan$/m);
  expect(text).toMatch(/^leads_untold Nan$/m);
  expect(text).toMatch(/^backup_proven_timestamp_seconds Nan$/m);
  expect(text).toMatch(/^backup_proven_pages Nan$/m);
  expect(text).toMatch(/^backup_changes_timestamp_seconds Nan$/m);
  expect(text).toMatch(/^data_dir_free_bytes [1-9]\d+$/m);
});

it('says how many leads were not told, when backups were made and proven, and until when changes are kept', async () => {
  const madeAt = new Date('2026-11-29T00:00:00Z');
  const readBackups = async () => ({
    madeAt,
    provenAt: null,
    provenPages: 7,
    changesAt: new Date('2026-11-29T10:00:00Z'),
  });
  const registry = new Registry();
  const outbox = { measureWaiting: async () => ({ count: 0, oldestSeconds: 0 }) } as unknown as OutboxRepository; // all it is asked
  const leads = { countStoppedHooks: async () => 3 };
  await createStateMetrics({ outbox, leads, dataDir: tmpdir(), readBackups, registry })();

  const text = await registry.metrics();
  expect(text).toMatch(/^leads_untold 3$/m);
  expect(text).toMatch(/^backup_made_timestamp_seconds 1795910400$/m);
  expect(text).toMatch(/^backup_proven_timestamp_seconds 0$/m);
  expect(text).toMatch(/^backup_proven_pages 7$/m);
  expect(text).toMatch(/^backup_changes_timestamp_seconds 1795946400$/m);
});
