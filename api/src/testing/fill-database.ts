import { appendFileSync } from 'node:fs';
import type { Database } from '../db/database';
import { loadDemoData } from '../db/load-demo-data';
import { migrate } from '../db/migrate';

/**
 * Makes what every test finds in its database. It takes seconds, so the tests of a run copy one,
 * and `npm test` counts how often this is called.
 */
export async function fillDatabase(db: Database): Promise<void> {
  const { GATE_COSTS_FILE } = process.env;
  if (GATE_COSTS_FILE) appendFileSync(GATE_COSTS_FILE, `database\t${db.kind}\n`);
  await migrate(db, loadDemoData);
}

/** The name of the filled database that the tests of this run copy. */
export function templateName(): string {
  const { TEST_TEMPLATE } = process.env;
  if (!TEST_TEMPLATE) throw new Error("jest's global setup has set no TEST_TEMPLATE");
  return TEST_TEMPLATE;
}
