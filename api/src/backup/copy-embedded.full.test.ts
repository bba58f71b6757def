import { rmSync } from 'node:fs';
import path from 'node:path';
import type { CopySink } from '@shop/node/backup';
import { unpackedCopy } from '../testing/copied-database';
import { setUpEmbeddedShop, type EmbeddedShop } from '../testing/set-up-shop';
import { fastOrder } from '../testing/test-shop';
import { openEmbeddedDatabase } from '../db/embedded';
import { refuseOtherCounts } from '../db/refuse-other-counts';
import { copyEmbedded } from './copy-embedded';

let source: EmbeddedShop['source'];
let shop: EmbeddedShop['shop'];

setUpEmbeddedShop((parts) => {
  ({ source, shop } = parts);
});

const begin = async () => {
  const copy = await source.db.beginCopy?.();
  if (!copy) throw new Error('the database cannot be copied');
  return copy;
};

async function copyTo(sink: CopySink) {
  const copy = await begin();
  try {
    return await copyEmbedded(source.folder, copy, sink);
  } finally {
    await copy.release();
  }
}

/** Calls something before the first file, and after the last but the log. */
const meddling = (sink: CopySink, first: () => Promise<unknown>, last = first): CopySink => {
  let files = 0;
  return {
    folder: (name) => sink.folder(name),
    async file(name, size, chunks) {
      if ((files += 1) === 1) await first();
      await sink.file(name, size, chunks);
      if (name === 'database/backup_label') await last();
    },
  };
};

it('has what was ordered until its end, and nothing later', async () => {
  const order = () => shop.order(fastOrder());
  await order();
  const copied = await unpackedCopy((sink) => copyTo(meddling(sink, order)));
  const copy = await openEmbeddedDatabase(path.join(copied.folder, 'database'));

  const { rows } = await copy.query('select id from orders order by id');
  expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
  expect(copied.manifest.database).toMatchObject({ kind: 'embedded', counts: { orders: 2, order_products: 2 } });
  await refuseOtherCounts(copy, copied.manifest.database);
  await copy.close();
  await copied.drop();
}, 60_000);

it('has what a table written anew holds, and the log that it needs, however much is written', async () => {
  await source.db.query('create table much as select repeat(md5(n::text), 30) as text from generate_series(1, 1000) n');
  const write = () =>
    source.db.query(
      'update much set text = text; insert into much select repeat(md5(n::text), 30) from generate_series(1, 40000) n',
    );
  const copied = await unpackedCopy((sink) => copyTo(meddling(sink, write, () => source.db.query('delete from much'))));
  const copy = await openEmbeddedDatabase(path.join(copied.folder, 'database'));

  const { rows } = await copy.query('select count(*)::int as count from much');
  expect(rows).toEqual([{ count: 41_000 }]);
  await copy.close();
  await copied.drop();
  await source.db.query('drop table much');
}, 120_000);

it('can be taken again after one that was given up', async () => {
  const full: CopySink = { folder: async () => undefined, file: () => Promise.reject(new Error('ENOSPC')) };
  await expect(copyTo(full)).rejects.toThrow('ENOSPC');
  await (await begin()).release();

  const copy = await begin();
  expect((await copy.end()).said.counts.products).toBeGreaterThan(50);
  await copy.release();
});

it('is no shop without a file of its orders', async () => {
  const { rows } = await source.db.query<{ file: string }>("select pg_relation_filepath('orders') as file");
  const copied = await unpackedCopy(copyTo);
  rmSync(path.join(copied.folder, 'database', rows[0]?.file ?? ''));

  const look = async () => {
    const copy = await openEmbeddedDatabase(path.join(copied.folder, 'database'));
    try {
      await refuseOtherCounts(copy, copied.manifest.database);
    } finally {
      await copy.close();
    }
  };
  await expect(look()).rejects.toThrow();
  await copied.drop();
}, 60_000);
