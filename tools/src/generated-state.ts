import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fingerprintOf, readStamp, writeStamp, type StateOf } from './fingerprint';
import { documentsOf, IS_OWN_REPOSITORY, REMOTES, ROOT_DIR, SCHEMA, type BuildTarget } from './packages';

/** Packages with GraphQL documents. */
export const WITH_DOCUMENTS = ['shared', 'host', ...REMOTES];
const TYPE_INPUTS = ['tools/codegen.ts', 'package-lock.json', SCHEMA, ...WITH_DOCUMENTS.map(documentsOf)];

/** A hash of what types and typed documents are generated from. */
export const typesFingerprint = (stateOf?: StateOf): string => fingerprintOf(TYPE_INPUTS, [], stateOf);

/** Whether generating types would give the same again. */
export function areTypesFresh(fingerprint = typesFingerprint()): boolean {
  const generated = IS_OWN_REPOSITORY ? REMOTES.map((name) => `${name}/src/generated`) : ['shared/src/generated'];
  const isThere = generated.every((folder) => existsSync(path.join(ROOT_DIR, folder, 'graphql.ts')));
  return isThere && readStamp('codegen') === fingerprint;
}

/** @param fingerprint of before they were generated: somebody may write meanwhile */
export const noteTypes = (fingerprint: string): void => writeStamp('codegen', fingerprint);

/** Where the page generator of a package is, if it has one. */
export const pageGenerator = (name: BuildTarget['name']): string =>
  path.join(ROOT_DIR, name, 'page-generator/index.ts');

/** What a page generator may read, and all that the last run has made. */
function pagesFingerprint(name: BuildTarget['name'], stateOf?: StateOf): string {
  const sources = path.join(ROOT_DIR, name, 'src');
  const made = readdirSync(sources, { recursive: true, withFileTypes: true })
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => /.\/generated\//.test(path.relative(sources, file))); // not those of the schema
  const inputs = ['package-lock.json', 'shared/src', `${name}/page-generator`, `${name}/src`];
  return fingerprintOf([...inputs, { dir: name, extension: '.lock.json' }], made.toSorted(), stateOf);
}

/** Whether the page generator of a package would make the same again, or there is none. */
export const arePagesFresh = (name: BuildTarget['name'], stateOf?: StateOf): boolean =>
  !existsSync(pageGenerator(name)) || readStamp(`pages-${name}`) === pagesFingerprint(name, stateOf);

export const notePages = (name: BuildTarget['name']): void => writeStamp(`pages-${name}`, pagesFingerprint(name));
