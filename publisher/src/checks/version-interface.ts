import { RefusedError } from '@shop/node/refused-error';

/** Files of a version beside its bundles, for the checks of this and of later versions. */
export const OPERATIONS_FILE = 'operations.json';
export const TYPES_FILE = 'widgets.d.ts';

/** GraphQL documents by the file of their sources. */
export type Operations = Readonly<Record<string, string>>;

const isOperations = (value: unknown): value is Operations =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/**
 * Reads the operations of a version; one that is older than the file has none.
 * @throws RefusedError when it is not what the build writes
 */
export function readOperations(text: string | undefined): Operations {
  if (text === undefined) return {};
  try {
    const operations: unknown = JSON.parse(text);
    if (isOperations(operations)) return operations;
  } catch {
    // Refused below.
  }
  throw new RefusedError(`${OPERATIONS_FILE} does not list documents by file: build the version again`);
}
