import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withTable } from '../generated-part';
import { ROOT_DIR } from '../packages';
import { settingsTable } from '../settings-table';

const FILE = path.join(ROOT_DIR, 'docs/settings.md');

/** `npm run settings`: writes the table of the settings into docs/settings.md. */
export async function run(): Promise<void> {
  writeFileSync(FILE, withTable(readFileSync(FILE, 'utf8'), settingsTable()));
}
