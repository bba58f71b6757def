import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprintOf, readStamp, writeStamp } from './fingerprint';
import { REMOTES, ROOT_DIR, type BuildTarget } from './packages';

const TYPE_INPUTS = ['tools/codegen.ts', 'package-lock.json', 'api/src', 'shared/src', 'host/src'];

/** Types and typed documents are generated from the schema; they are not kept in git. */
export function generateTypes(): void {
  const fingerprint = fingerprintOf([...TYPE_INPUTS, ...REMOTES.map((name) => `${name}/src`)]);
  const isThere = existsSync(path.join(ROOT_DIR, 'shared/src/generated/graphql.ts'));
  if (isThere && readStamp('codegen') === fingerprint) return;
  execFileSync(
    process.execPath,
    ['node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', 'tools/codegen.ts', '--silent'],
    { cwd: ROOT_DIR, stdio: 'inherit' },
  );
  writeStamp('codegen', fingerprint);
}

/**
 * A package whose pages are documents makes their code out of them, by a generator of its own.
 * @throws Error that names file and place of what is wrong in a document
 */
export async function generatePages(name: BuildTarget['name']): Promise<void> {
  const file = path.join(ROOT_DIR, name, 'page-generator/index.ts');
  if (!existsSync(file)) return;
  const { generate } = (await import(pathToFileURL(file).href)) as { generate: (packageDir: string) => Promise<void> };
  await generate(path.join(ROOT_DIR, name));
}

/** Everything that tests, type checks and builds read and that is not in git. */
export async function generateAll(): Promise<void> {
  for (const name of REMOTES) await generatePages(name);
  generateTypes();
}
