import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE_DIR } from '../packages';
import { print } from './action';
import type { Values } from './arguments';

/**
 * Writes the report of a check where people can open it, and says where. What a check has found
 * counts without it, so a full disk is no error.
 * @param report a page of HTML; without one nothing is written
 */
export function keepReport(report: string | null | undefined, name: string, { report: wanted }: Values): void {
  if (!report) return;
  const file = path.resolve(wanted ?? path.join(CACHE_DIR, 'checks', `${name}.html`));
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, report);
    print(`what differs from the live version, with pictures: ${file}`);
  } catch (error) {
    print(`the report was not written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The report that a refusal has brought. Not by its class, which tsx may load twice. */
export const reportIn = (error: unknown): string | null =>
  error instanceof Error && 'report' in error && typeof error.report === 'string' ? error.report : null;
