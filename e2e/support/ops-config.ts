import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './run-command';

/**
 * A configuration of `ops`, with the ports and folders of a test.
 * @throws Error when the file does not have what is to be replaced
 */
export async function changedConfig(name: string, changes: Readonly<Record<string, string>>): Promise<string> {
  const file = await readFile(path.join(root, 'ops', name), 'utf8');
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`ops/${name} has no "${from}" to replace`);
    return text.replaceAll(from, to);
  }, file);
}
