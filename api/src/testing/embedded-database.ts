import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openEmbeddedDatabase } from '../db/embedded';
import { fillDatabase, templateName } from './fill-database';

const makeFolder = () => mkdtemp(path.join(os.tmpdir(), 'shop-database-'));

async function makeTemplate(template: string): Promise<void> {
  const folder = await makeFolder();
  const db = await openEmbeddedDatabase(folder);
  try {
    await fillDatabase(db);
  } finally {
    await db.close();
  }
  await rename(folder, template).catch(() => rm(folder, { recursive: true })); // another test was quicker
}

/** A new embedded database with demonstration data. */
export async function createEmbedded() {
  const template = path.join(os.tmpdir(), templateName());
  if (!existsSync(template)) await makeTemplate(template);
  const folder = await makeFolder();
  await cp(template, folder, { recursive: true });
  return { db: await openEmbeddedDatabase(folder), url: null, folder, drop: () => rm(folder, { recursive: true }) };
}
