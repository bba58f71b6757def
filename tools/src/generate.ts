import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkDocuments } from './check-documents';
import { fingerprintOf, readStamp, writeStamp } from './fingerprint';
import { IS_OWN_REPOSITORY, REMOTES, ROOT_DIR, SCHEMA, TOOLS_DIR, type BuildTarget } from './packages';
import { RefusedError } from '@shop/shared/refused-error';

const TYPE_INPUTS = ['tools/codegen.ts', 'package-lock.json', SCHEMA, 'shared/src', 'host/src'];

/** Generates types and typed documents from the schema. They are not in git. */
export function generateTypes(): void {
  const fingerprint = fingerprintOf([...TYPE_INPUTS, ...REMOTES.map((name) => `${name}/src`)]);
  const generated = IS_OWN_REPOSITORY ? REMOTES.map((name) => `${name}/src/generated`) : ['shared/src/generated'];
  const isThere = generated.every((folder) => existsSync(path.join(ROOT_DIR, folder, 'graphql.ts')));
  if (isThere && readStamp('codegen') === fingerprint) return;
  checkDocuments(['shared', 'host', ...REMOTES]);
  execFileSync(
    process.execPath,
    ['node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', path.join(TOOLS_DIR, 'codegen.ts'), '--silent'],
    { cwd: ROOT_DIR, stdio: 'inherit' },
  );
  writeStamp('codegen', fingerprint);
}

/**
 * Runs the page generator of a package that has one. It turns page documents into code.
 * @throws RefusedError that names the file and the position of a mistake in a document
 */
export async function generatePages(name: BuildTarget['name']): Promise<void> {
  const file = path.join(ROOT_DIR, name, 'page-generator/index.ts');
  if (!existsSync(file)) return;
  const { generate } = (await import(/* webpackIgnore: true */ pathToFileURL(file).href)) as {
    generate: (packageDir: string) => Promise<void>;
  };
  try {
    await generate(path.join(ROOT_DIR, name));
  } catch (error) {
    // A mistake of an author, not of the generator: its stack would hide the line.
    throw new RefusedError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Generates everything that tests, type checks and builds need and git does not contain. */
export async function generateAll(): Promise<void> {
  for (const name of REMOTES) await generatePages(name);
  generateTypes();
}
