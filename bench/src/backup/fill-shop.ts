import { createHash, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const MB = 1_000_000;
const PICTURES = 200;
const FILES = 700;
const MAILS = 50_000;
const MAILS_EACH = 10_000;
/** 60 digests with a space. */
const MAIL_BYTES = 60 * 33;

/** 1 GB: pictures of the media library, mails that were sent, and files of versions. */
export const SHOP_BYTES = (PICTURES + FILES) * MB + MAILS * MAIL_BYTES;

const ADD_PICTURE = `with picture as (
    insert into media (hash, address, width, height) values ($1, $2, 1000, 1000) returning id
  ) insert into media_files (name, media_id, content) select $1, id, $3 from picture`;

/** Text as compressible as that of mails. */
const ADD_MAILS = `insert into outbox (message_id, recipient, subject, html, body, sent_at)
  select 'bench-' || mail, 'anna@example.ru', 'Заказ', '', string_agg(md5(mail || '-' || word), ' '), now()
  from generate_series($1::int, $2::int) mail, generate_series(1, 60) word group by mail`;

async function addRows(db: PGlite): Promise<void> {
  for (let count = 0; count < PICTURES; count += 1) {
    const content = randomBytes(MB); // a picture is compressed already
    const hash = createHash('sha256').update(content).digest('hex');
    await db.query(ADD_PICTURE, [hash, `/media/${hash}`, content]);
  }
  for (let from = 1; from <= MAILS; from += MAILS_EACH) await db.query(ADD_MAILS, [from, from + MAILS_EACH - 1]);
}

async function addFiles(folder: string): Promise<void> {
  await mkdir(folder);
  for (let count = 0; count < FILES; count += 1)
    await writeFile(path.join(folder, `${count}.js`), randomBytes(MB / 2).toString('hex'));
}

/** Fills a shop that does not run, on its embedded database. */
export async function fillShop(dataDir: string): Promise<void> {
  await addFiles(path.join(dataDir, 'remotes/bench'));
  const db = await PGlite.create(path.join(dataDir, 'database'));
  try {
    await addRows(db);
  } finally {
    await db.close();
  }
}
