import path from 'node:path';
import { copyEmbedded } from '../backup/copy-embedded';
import { unpackedCopy } from '../testing/copied-database';
import { setUpEmbeddedShop, type EmbeddedShop } from '../testing/set-up-shop';
import { fastOrder } from '../testing/test-shop';
import { placeOf, readLog, writeLog } from './change-log';
import { LogGoneError, type LogPart } from './log-part';
import { openEmbeddedDatabase } from './embedded';

let source: EmbeddedShop['source'];
let shop: EmbeddedShop['shop'];

setUpEmbeddedShop((parts) => {
  ({ source, shop } = parts);
});

const order = () => shop.order(fastOrder());
const read = (from: number) => readLog(source.db, source.folder, from);

/** Copies the files, and makes an order while that goes on. */
async function copyFiles() {
  let end = 0;
  const copied = await unpackedCopy(async (sink) => {
    const copy = await source.db.beginCopy?.();
    if (!copy) throw new Error('the database cannot be copied');
    const ending = {
      async end() {
        const ended = await copy.end();
        end = ended.place;
        await order();
        return ended;
      },
    };
    try {
      return await copyEmbedded(source.folder, ending, sink);
    } finally {
      await copy.release();
    }
  });
  return { ...copied, end, database: path.join(copied.folder, 'database') };
}

async function ordersWith(parts: readonly LogPart[], copied: { database: string }): Promise<number[]> {
  for (const part of parts) await writeLog(copied.database, part);
  const copy = await openEmbeddedDatabase(copied.database);
  const { rows } = await copy.query<{ id: number }>('select id from orders order by id');
  await copy.close();
  return rows.map(({ id }) => id);
}

it('brings a copy to each of its ends', async () => {
  await order();
  const [base, early, late] = [await copyFiles(), await copyFiles(), await copyFiles()];
  await order();
  const [ofEarly, ofLate] = [await read(early.end), await read(late.end)];
  await order();
  await source.db.query(
    'create table much as select repeat(md5(n::text), 30) as text from generate_series(1, 60000) n',
  );
  await order();
  const rest = await read(ofLate.to);
  await order();

  expect(rest.to - rest.from).toBeGreaterThan(40_000_000);
  expect(await ordersWith([], base)).toEqual([1]);
  expect(await ordersWith([ofEarly], early)).toEqual([1, 2, 3, 4, 5]);
  expect(await ordersWith([ofLate, rest], late)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  await Promise.all([base, early, late].map(({ drop }) => drop()));
}, 120_000);

it('knows places as PostgreSQL writes them', () => {
  expect(placeOf('0/1A2B3C8')).toBe(0x1a2b3c8);
  expect(placeOf('2/1A2B3C8')).toBe(2 * 2 ** 32 + 0x1a2b3c8);
});

it('says when it does not reach back so far', async () => {
  await expect(read(0)).rejects.toThrow(LogGoneError);
  await expect(read(2 ** 40)).rejects.toThrow(LogGoneError);
});
