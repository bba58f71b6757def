import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkDocuments } from './check-documents';
import { fingerprintOf, readStamp, writeStamp } from './fingerprint';
import { documentsOf, IS_OWN_REPOSITORY, REMOTES, ROOT_DIR, SCHEMA, TOOLS_DIR, type BuildTarget } from './packages';
import { RefusedError } from '@shop/node/refused-error';

const WITH_DOCUMENTS = ['shared', 'host', ...REMOTES];
const TYPE_INPUTS = ['tools/codegen.ts', 'package-lock.json', SCHEMA, ...WITH_DOCUMENTS.map(documentsOf)];

/** Generates types and typed documents from the schema. They are not in git. */
export function generateTypes(): void {
  const fingerprint = fingerprintOf(TYPE_INPUTS);
  const generated = IS_OWN_REPOSITORY ? REMOTES.map((name) => `${name}/src/generated`) : ['shared/src/generated'];
  const isThere = generated.every((folder) => existsSync(path.join(ROOT_DIR, folder, 'graphql.ts')));
  if (isThere && readStamp('codegen') === fingerprint) return;
  checkDocuments(WITH_DOCUMENTS);
  execFileSync(
    process.execPath,
    ['node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', path.join(TOOLS_DIR, 'codegen.ts'), '--silent'],
    { cwd: ROOT_DIR, stdio: 'inherit' },
  );
  writeStamp('codegen', fingerprint);
}

/** What a page generator may read, and all that the last run has made. */
function pagesFingerprint(name: BuildTarget['name']): string {
  const sources = path.join(ROOT_DIR, name, 'src');
  const made = readdirSync(sources, { recursive: true, withFileTypes: true })
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => /.\/generated\//.test(path.relative(sources, file))); // not those of the schema
  const inputs = ['package-lock.json', 'shared/src', `${name}/page-generator`, `${name}/src`];
  return fingerprintOf([...inputs, { dir: name, extension: '.lock.json' }], made.toSorted());
}

/**
 * Runs the page generator of a package that has one, unless it would make the same again. It turns
 * page documents into code.
 * @throws RefusedError that names the file and the position of a mistake in a document
 */
export async function generatePages(name: BuildTarget['name']): Promise<void> {
  const file = path.join(ROOT_DIR, name, 'page-generator/index.ts');
  if (!existsSync(file) || readStamp(`pages-${name}`) === pagesFingerprint(name)) return;
  const { generate } = (await import(/* webpackIgnore: true */ pathToFileURL(file).href)) as {
    generate: (packageDir: string) => Promise<void>;
  };
  try {
    await generate(path.join(ROOT_DIR, name));
  } catch (error) {
    // A mistake of an author, not of the generator: its stack would hide the line.
    throw new RefusedError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  writeStamp(`pages-${name}`, pagesFingerprint(name));
}

/** Generates everything that tests, type checks and builds need and git does not contain. */
export async function generateAll(): Promise<void> {
  for (const name of REMOTES) await generatePages(name);
  generateTypes();
}
