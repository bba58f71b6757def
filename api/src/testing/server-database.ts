import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openPostgresDatabase } from '../db/postgres';
import { fillDatabase, templateName } from './fill-database';

/** Tests that start at the same time wait for the one that makes the template. */
const LOCK = 7_215_002;

async function withClient(serverUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function makeTemplate(client: pg.Client, serverUrl: string): Promise<void> {
  const template = templateName();
  const { rows } = await client.query('select from pg_database where datname = $1', [template]);
  if (rows.length > 0) return;
  // It gets its name when it is full: half of one is never copied.
  const draft = `${template}_draft`;
  await client.query(`drop database if exists ${draft}`);
  await client.query(`create database ${draft}`);
  const db = openPostgresDatabase(urlOf(serverUrl, draft), () => undefined);
  try {
    await fillDatabase(db);
  } finally {
    await db.close();
  }
  await client.query(`alter database ${draft} rename to ${template}`);
}

/** A new database on a server, with demonstration data. */
export async function createOnServer(serverUrl: string) {
  const name = `shop_test_${randomBytes(6).toString('hex')}`;
  await withClient(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await makeTemplate(client, serverUrl);
    await client.query(`create database ${name} template ${templateName()}`);
  });
  const url = urlOf(serverUrl, name);
  const drop = () => withClient(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
  return { db: openPostgresDatabase(url, () => undefined), url, drop };
}
