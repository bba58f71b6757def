import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dialogSchema, findBrokenSteps } from '../src/dialog/dialog-schema';
import { fits } from '../src/schema';

const FILE = 'src/content/dialog.json';

/** All that is wrong with the document of the dialogue, each with its place. */
export function dialogFaults(document: unknown): string[] {
  return fits(dialogSchema, document) ? findBrokenSteps(document) : dialogSchema.faults(document, '');
}

/** @throws Error that names everything wrong in the dialogue, so that no step of a built site leads nowhere */
export function checkDialog(packageDir: string): void {
  const faults = dialogFaults(JSON.parse(readFileSync(path.join(packageDir, FILE), 'utf8')));
  if (faults.length > 0)
    throw new Error(`the dialogue is wrong:\n${faults.map((fault) => `${FILE}: ${fault}`).join('\n')}`);
}
