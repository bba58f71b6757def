import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { VersionHistory } from './figure-store';

/** In `DATA_DIR`. */
export const FIGURES_FILE = 'figures.json';

/** Reads the figures of a site. Without them, or when the file is damaged, they begin anew. */
export async function readFigures(dataDir: string): Promise<VersionHistory[]> {
  try {
    const histories: unknown = JSON.parse(await readFile(path.join(dataDir, FIGURES_FILE), 'utf8'));
    return Array.isArray(histories) ? (histories as VersionHistory[]) : []; // written by `writeFigures`
  } catch {
    return [];
  }
}

/** Replaces the file atomically: it is never half written. */
export async function writeFigures(dataDir: string, histories: readonly VersionHistory[]): Promise<void> {
  const file = path.join(dataDir, FIGURES_FILE);
  const draft = `${file}.${process.pid}`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(draft, JSON.stringify(histories));
  await rename(draft, file);
}
