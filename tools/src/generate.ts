import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkDocuments } from './check-documents';
import {
  arePagesFresh,
  areTypesFresh,
  notePages,
  noteTypes,
  pageGenerator,
  typesFingerprint,
  WITH_DOCUMENTS,
} from './generated-state';
import { REMOTES, ROOT_DIR, TOOLS_DIR, type BuildTarget } from './packages';
import { RefusedError } from '@shop/node/refused-error';

/** Generates types and typed documents from the schema. They are not in git. */
export function generateTypes(): void {
  const fingerprint = typesFingerprint();
  if (areTypesFresh(fingerprint)) return;
  checkDocuments(WITH_DOCUMENTS);
  execFileSync(
    process.execPath,
    ['node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', path.join(TOOLS_DIR, 'codegen.ts'), '--silent'],
    { cwd: ROOT_DIR, stdio: 'inherit' },
  );
  noteTypes(fingerprint);
}

/**
 * Runs the page generator of a package that has one, unless it would make the same again. It turns
 * page documents into code.
 * @throws RefusedError that names the file and the position of a mistake in a document
 */
export async function generatePages(name: BuildTarget['name']): Promise<void> {
  if (arePagesFresh(name)) return;
  const file = pageGenerator(name);
  const { generate } = (await import(/* webpackIgnore: true */ pathToFileURL(file).href)) as {
    generate: (packageDir: string) => Promise<void>;
  };
  try {
    await generate(path.join(ROOT_DIR, name));
  } catch (error) {
    // A mistake of an author, not of the generator: its stack would hide the line.
    throw new RefusedError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  notePages(name);
}

/** Generates everything that tests, type checks and builds need and git does not contain. */
export async function generateAll(): Promise<void> {
  for (const name of REMOTES) await generatePages(name);
  generateTypes();
}
