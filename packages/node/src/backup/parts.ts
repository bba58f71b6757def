import { existsSync } from 'node:fs';
import path from 'node:path';

/** What belongs to a backup. The database is restored first: without it, the shop would be new. */
const PARTS = ['database', 'keys', 'remotes', 'outbox'] as const;

export type Part = (typeof PARTS)[number];

/** The parts that a data folder has. */
export const partsIn = (dataDir: string): Part[] => PARTS.filter((part) => existsSync(path.join(dataDir, part)));
