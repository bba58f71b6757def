import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runToFailure, startProgram, type TestProcess } from './testing/test-process';
import { fastOrder } from './testing/test-shop';

let folder: string;
/** The program on the embedded database in `folder`. */
let env: Record<string, string>;
let program: TestProcess;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-main-'));
  env = { DATA_DIR: path.join(folder, 'data') };
  program = await startProgram(env);
}, 90_000);

afterAll(async () => {
  program.child.kill('SIGKILL'); // a failed test may have left it
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const oneService = () => fastOrder({ products: [{ productId: 201, productCount: 1 }] });

it('says why it cannot start in one line, and exits with 1', async () => {
  const { code, stderr } = await runToFailure({ ...env, PAYMENT_DISABLED: 'maybe' });

  expect(code).toBe(1);
  expect(stderr).toBe('PAYMENT_DISABLED must be "true" or "false"\n');
});

it('is ready when it says so', async () => {
  expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
  expect(await program.stockOf(102)).toBe(48);
});

it('leaves signals to its supervisor, because the host still needs it', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) program.child.kill(signal);
  await setTimeout(500);

  expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
});

it('keeps an order through kill -9, and knows it again at the next start', async () => {
  const input = fastOrder();
  const id = await program.place(input);

  program.child.kill('SIGKILL');
  await program.exited;
  program = await startProgram(env);

  expect(id).toBeGreaterThan(0);
  expect(await program.place(input)).toBe(id);
  expect(await program.stockOf(102)).toBe(47);
}, 90_000);

it('lets no other user of the machine read what it has written, mails and database', async () => {
  const dir = path.join(folder, 'data');
  const namesIn = () => readdirSync(dir, { recursive: true, encoding: 'utf8' });
  // The mail of an earlier order may still be on lease to the program that was killed.
  await program.place(oneService());
  while (!namesIn().some((name) => name.endsWith('.eml'))) await setTimeout(100);
  const isOpen = (file: string) => ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0;

  // PostgreSQL keeps what it knows of its own tables in the one, and numbers of rows in the other.
  const names = namesIn().filter((name) => !/pg_internal\.init|pgstat/.test(name));
  expect(['', ...names].filter((name) => isOpen(path.join(dir, name)))).toEqual([]);
}, 90_000);

it('finishes requests in flight when its supervisor leaves it, and exits with 0', async () => {
  const orders = Array.from({ length: 20 }, () => program.place(oneService()));
  // Once the first is answered, the program has received the others too.
  await Promise.any(orders);

  program.child.disconnect();

  expect((await Promise.all(orders)).every((id) => typeof id === 'number')).toBe(true);
  expect(await program.exited).toBe(0);
});
