import { tmpdir } from 'node:os';
import { Registry } from 'prom-client';
import type { OutboxRepository } from '../mail/outbox-repository';
import { createStateMetrics } from './state-metrics';

afterEach(() => jest.useRealTimers());

it('says within 1.5 s that the database does not answer', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  const registry = new Registry();
  const outbox = { measureWaiting: () => new Promise<never>(() => undefined) } as unknown as OutboxRepository; // all it is asked
  const measure = createStateMetrics({ outbox, dataDir: tmpdir(), registry });

  const measured = measure();
  await jest.advanceTimersByTimeAsync(1500);
  await measured;

  const text = await registry.metrics();
  expect(text).toMatch(/^database_up 0$/m);
  expect(text).toMatch(/^mails_waiting Nan$/m);
  expect(text).toMatch(/^data_dir_free_bytes [1-9]\d+$/m);
});
