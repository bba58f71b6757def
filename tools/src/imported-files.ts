import { readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Of values: types are gone when the program runs. */
const IMPORT = /^(?:import|export)(?! type\b)(?:[^;'"]*? from)? '([^']+)';|\b(?:import|require)\('([^']+)'\)/gm;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file of this repository that an import names; undefined for one of a package. */
function resolve(request: string, importer: string): string | undefined {
  if (request.startsWith('@shop/')) return realpathSync(createRequire(importer).resolve(request));
  if (!request.startsWith('.')) return undefined;
  const file = path.resolve(path.dirname(importer), request);
  return ENDINGS.map((ending) => file + ending).find(isFile);
}

function importsOf(file: string): string[] {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [];
  const requests = [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, from, call]) => from ?? call ?? []);
  return requests.flatMap((request) => resolve(request, file) ?? []);
}

/** The files of this repository that a program consists of, which runs from its sources. */
export function importedFiles(entry: string): string[] {
  const found = new Set(isFile(entry) ? [entry] : []);
  // A set also visits what is added meanwhile.
  for (const file of found) for (const imported of importsOf(file)) found.add(imported);
  return [...found];
}
