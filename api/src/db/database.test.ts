import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database';
import { openMemoryDatabase } from './embedded';

const REFUSED = /beside the transaction/;

let db: Database;

beforeAll(async () => {
  db = await openMemoryDatabase();
  await db.query('create table notes (text text)');
});
afterAll(() => db.close());

const notes = async () => (await db.query<{ text: string }>('select text from notes')).rows.map(({ text }) => text);

it.each<[string, () => Promise<unknown>]>([
  ['a query', () => db.query('select 1')],
  ['a relaxed one', () => db.relaxed.query('select 1')],
  ['another transaction', () => db.transaction((tx) => tx.query('select 1'))],
])('%s beside its own transaction fails at once, and the transaction with it', async (_name, beside) => {
  const work = db.transaction(async (tx) => {
    await tx.query("insert into notes values ('half')");
    await beside();
  });

  await expect(work).rejects.toThrow(REFUSED);
  expect(await notes()).toEqual([]);
});

it('what a transaction has begun may go on after it', async () => {
  let begun: Promise<string[]> = Promise.resolve([]);
  await db.transaction(async (tx) => {
    await tx.query("insert into notes values ('whole')");
    begun = sleep(20).then(notes);
  });

  expect(await begun).toEqual(['whole']);
});

it('a query of somebody else waits for the transaction', async () => {
  let end: () => void = () => undefined;
  const own = db.transaction(() => new Promise<void>((resolve) => (end = resolve)));
  const others = notes();
  await sleep(20);
  end();

  await own;
  expect(await others).toEqual(['whole']);
});
