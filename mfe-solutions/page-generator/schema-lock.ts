import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ShapeField } from '@shop/shared/page-documents';
import { BLOCK_SCHEMAS } from '../src/blocks/block-kinds';
import { kindFaults } from './schema-growth';

export const LOCK_FILE = 'block-schemas.lock.json';

/** The schemas that were live, as far as the tree knows. */
export function readLock(packageDir: string): Record<string, ShapeField> {
  return JSON.parse(readFileSync(path.join(packageDir, LOCK_FILE), 'utf8')) as Record<string, ShapeField>; // written below
}

/** @throws Error that lists each change of a schema that is no growth, with the way out */
export function refuseShrunkSchemas(packageDir: string): void {
  const faults = kindFaults(readLock(packageDir), BLOCK_SCHEMAS.kinds);
  if (faults.length > 0) throw new Error(`схемы блоков могут только расти:\n${faults.join('\n')}`);
}

/**
 * Takes what has grown into the lock file.
 * @throws Error as `refuseShrunkSchemas`
 */
export function updateLock(packageDir: string): void {
  refuseShrunkSchemas(packageDir);
  writeFileSync(path.join(packageDir, LOCK_FILE), `${JSON.stringify(BLOCK_SCHEMAS.kinds, null, 2)}\n`);
}
