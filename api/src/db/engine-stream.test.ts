import pg from 'pg';
import { openMemoryEngine } from './embedded-engine';
import { EngineStream, type DatabaseEngine } from './engine-stream';

let engine: DatabaseEngine;

beforeAll(async () => {
  engine = await openMemoryEngine();
}, 60_000);

afterAll(() => engine.close());

async function connect(to = engine) {
  const client = new pg.Client({
    ...{ user: 'postgres', database: 'postgres', ssl: false },
    stream: () => new EngineStream(to),
  });
  await client.connect();
  return client;
}

it('carries values, rows and errors, one statement after the other', async () => {
  const client = await connect();

  expect((await client.query('select $1::int + 1 as n', [1])).rows).toEqual([{ n: 2 }]);
  await expect(client.query('select $1::int / 0', [7])).rejects.toMatchObject({ code: '22012' });
  expect((await client.query('select 3 as n')).rows).toEqual([{ n: 3 }]);
  await client.end();
});

it('carries what is longer than a buffer, both ways', async () => {
  const client = await connect();
  const long = 'щ'.repeat(1_000_000);

  const { rows } = await client.query('select $1::text as text', [long]);

  expect(rows).toEqual([{ text: long }]);
  await client.end();
});

it('rolls back for a client that leaves amid a transaction, and serves the next one', async () => {
  const first = await connect();
  await first.query('create table notes (text text)');
  await first.query('begin');
  await first.query("insert into notes values ('half')");
  await first.end();

  const next = await connect();

  expect((await next.query('select * from notes')).rows).toEqual([]);
  await next.end();
});

it('fails the statement of an engine that fails', async () => {
  const client = await connect({ ...engine, exec: (messages) => answerOrFail(messages) });
  client.on('error', () => undefined);

  await expect(client.query('select 1')).rejects.toThrow('out of memory');
});

/** The engine's answer to the first message of a client, and to no other. */
function answerOrFail(messages: Uint8Array): Promise<Uint8Array> {
  return messages[0] === 0 ? engine.exec(messages) : Promise.reject(new Error('out of memory'));
}
