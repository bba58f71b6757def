import { mkdirSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEmbeddedDatabase } from '../../db/embedded';
import { createEmbedded } from '../../testing/embedded-database';
import { startProgram, type TestProcess } from '../../testing/test-process';
import { createTestStaff } from '../../testing/test-staff';
import type { TestUser } from '../../testing/test-users';

const ROWS = 1500;
const APPLY = `mutation ($id: ID!) { staffApplyFile(id: $id, accepted: []) { state } }`;
/** In parts of the time that the file takes. */
const MOMENTS = [0.1, 0.3, 0.5, 0.7, 0.85, 0.95];

let folder: string;
let merchandiser: TestUser;
let program: TestProcess;

const dataDir = () => path.join(folder, 'data');
const start = () => startProgram({ DATA_DIR: dataDir() });

/** Every product is ten roubles dearer than in the round before. */
async function upload(round: number): Promise<string> {
  const rows = Array.from({ length: ROWS }, (_, index) => `K-${index};${1000 + 10 * round}`);
  const answer = await fetch(`${program.url}/staff/files`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', ...merchandiser.headers },
    body: ['Артикул;Цена', ...rows].join('\n'),
  });
  return String((await answer.json()).id);
}

const apply = (id: string) => program.post(APPLY, { id }, merchandiser.headers).catch(() => null); // it may be killed

async function readState(id: string) {
  const db = await openEmbeddedDatabase(path.join(dataDir(), 'database'));
  const { rows: files } = await db.query<{ state: string }>('select state from staff_files where id = $1', [id]);
  const { rows: prices } = await db.query<{ price: number }>(
    "select distinct price_kopecks::int as price from products where code like 'K-%'",
  );
  const { rows: records } = await db.query<{ count: number }>(
    "select count(*)::int as count from staff_audit where action = 'apply-file' and details::jsonb ->> 'fileId' = $1",
    [id],
  );
  await db.close();
  return { state: files[0]?.state, prices: prices.map(({ price }) => price), records: records[0]?.count };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-killed-file-'));
  const { db, folder: database } = await createEmbedded();
  merchandiser = await createTestStaff(db, ['goods']);
  await db.query(
    `insert into products (id, code, price_kopecks, type, name)
     select 20000 + n, 'K-' || n, 100000, 'product', 'Товар ' || n from generate_series(0, $1::int - 1) n`,
    [ROWS],
  );
  await db.close();
  mkdirSync(dataDir());
  await rename(database, path.join(dataDir(), 'database'));
  program = await start();
}, 120_000);

afterAll(async () => {
  program.child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

it('is applied whole or not at all when the API is killed meanwhile', async () => {
  const begun = Date.now();
  await apply(await upload(1));
  const wholeMs = Date.now() - begun;
  let price = 101_000;

  for (const [index, part] of MOMENTS.entries()) {
    const id = await upload(index + 2);
    const applying = apply(id);
    await sleep(wholeMs * part);
    program.child.kill('SIGKILL');
    await applying;
    await program.exited;

    const { state, prices, records } = await readState(id);
    const wanted = 100_000 + 1000 * (index + 2);
    if (state === 'applied') price = wanted;
    expect([['checked', 0].join(), ['applied', 1].join()]).toContain([state, records].join());
    expect(prices).toEqual([price]);
    program = await start();
  }
}, 240_000);
