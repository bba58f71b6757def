import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readArchive, writeArchive, type CopySink, type DatabaseCopy, type Manifest } from '@shop/node/backup';

export interface CopiedDatabase {
  /** Has what the archive had. */
  folder: string;
  manifest: Manifest;
  drop: () => Promise<void>;
}

/** Writes a copy of a database into an archive, and unpacks it. */
export async function unpackedCopy(copy: (sink: CopySink) => Promise<DatabaseCopy>): Promise<CopiedDatabase> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-copied-'));
  const file = `${folder}.tar.gz`;
  const drop = async () => {
    await rm(folder, { recursive: true, force: true });
    await rm(file, { force: true });
  };
  try {
    await writeArchive(file, copy);
    return { folder, manifest: await readArchive(file, folder), drop };
  } catch (error) {
    await drop();
    throw error;
  }
}
