import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printSchema } from 'graphql';
import { LISTS_PATH, LIST_NAMES, productsPath, type ListName } from '@shop/shared/public-lists';
import { createApp } from './app';
import { openMemoryDatabase } from './db/embedded';
import { loadDemoData } from './db/load-demo-data';
import { migrate } from './db/migrate';
import { apiSchema } from './graphql/schema';
import { createLog } from './log';
import { parseSettings } from './settings';

/** More than the demonstration data has. */
const ALL_GOODS = 1000;

const pathOf = (name: ListName) => (name === 'products' ? productsPath({ first: ALL_GOODS }) : LISTS_PATH + name);

/** The answers for all public lists, from a database in memory with the demonstration data. */
async function demoLists(): Promise<Record<string, string>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-describe-'));
  const db = await openMemoryDatabase();
  await migrate(db, loadDemoData);
  const settings = parseSettings({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
  const app = await createApp({ settings, db, log: createLog('silent') });
  try {
    const lists: Record<string, string> = {};
    for (const name of LIST_NAMES) {
      const { statusCode, body } = await app.inject(pathOf(name));
      if (statusCode !== 200) throw new Error(`the list ${name} answered ${statusCode}`);
      lists[name] = body;
    }
    return lists;
  } finally {
    await app.close();
    await db.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Writes what the checks of remotes need of the API, into a folder: its schema, and the lists that
 * pages are rendered with. The build runs it.
 */
async function describe(folder: string): Promise<void> {
  await writeFile(path.join(folder, 'schema.graphql'), `${printSchema(apiSchema)}\n`);
  await writeFile(path.join(folder, 'demo-lists.json'), JSON.stringify(await demoLists()));
}

describe(path.resolve(__dirname, '..')).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
