import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkValue } from '@shop/shared/page-documents';
import { dialogSchema, type DialogDocument } from '../src/dialog/dialog-schema';

const FILE = 'src/content/dialog.json';

/**
 * Checks what a schema cannot: every id is unique, and every reference leads to an existing
 * question.
 */
function brokenSteps({ products }: DialogDocument): string[] {
  return products.flatMap(({ code, start, questions }) => {
    const ids = questions.map(({ id }) => id);
    const named = [...start, ...questions.flatMap(({ next }) => next)];
    return [
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: is there twice`),
      ...ids.filter((id) => !id.startsWith(`${code}.`)).map((id) => `${id}: does not begin with ${code}`),
      ...named.filter((id) => !ids.includes(id)).map((id) => `${code}: leads to ${id}, which is not there`),
    ];
  });
}

/** @returns every error in the document, with its place */
export function dialogErrors(document: unknown): string[] {
  const faults = checkValue(dialogSchema, document, { path: '', names: [] });
  // A document without errors matches the schema.
  return faults.length > 0
    ? faults.map(({ path, text }) => `${path}: ${text}`)
    : brokenSteps(document as DialogDocument);
}

/**
 * Checks the dialogue, so that no step of a built site leads nowhere.
 * @throws Error that lists every error
 */
export function checkDialog(packageDir: string): void {
  const errors = dialogErrors(JSON.parse(readFileSync(path.join(packageDir, FILE), 'utf8')));
  if (errors.length > 0)
    throw new Error(`the dialogue is wrong:\n${errors.map((error) => `${FILE}: ${error}`).join('\n')}`);
}
