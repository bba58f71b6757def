import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '@shop/node/durable-files';
import type { VersionHistory } from './figure-store';

/** The file of figures in `DATA_DIR`. */
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

/** Replaces the file: it is never half written, also not after a power cut. */
export async function writeFigures(dataDir: string, histories: readonly VersionHistory[]): Promise<void> {
  await writeDurably(path.join(dataDir, FIGURES_FILE), JSON.stringify(histories));
}
