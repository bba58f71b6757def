import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACES } from '../lib/workspaces.cjs';
import { ROOT_DIR, SCHEMA } from './packages';

/** Presets, versions of packages, and types that are there without an import. */
const REACHES_ALL = /^[^/]+\.(json|[cm]js)$|^tools\/(lint|tsconfig)\/|\.d\.ts$/;
const TEXT = /\.md$/;

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
}

const manifests = () =>
  WORKSPACES.map((folder) => {
    const text = readFileSync(path.join(ROOT_DIR, folder, 'package.json'), 'utf8');
    return { folder, ...(JSON.parse(text) as Manifest) };
  });

/** Packages with all that import them, also through others. */
function withDependents(folders: readonly string[]): string[] {
  const found = new Set(folders);
  const all = manifests();
  // A set also visits what is added meanwhile.
  for (const one of found) {
    const name = all.find(({ folder }) => folder === one)?.name ?? '';
    for (const { folder, dependencies } of all) if (dependencies?.[name]) found.add(folder);
  }
  return WORKSPACES.filter((folder) => found.has(folder));
}

/** Whose types a file is part of; those of the schema are generated for all. */
function ownersOf(file: string): string[] {
  const owners = WORKSPACES.filter((folder) => file.startsWith(`${folder}/`));
  const isSchema = file.startsWith(`${SCHEMA.dir}/`) && file.endsWith(SCHEMA.extension);
  return isSchema ? [...owners, 'shared'] : owners;
}

/**
 * The packages in which a rule that needs types can report something new after these files have
 * changed: those that they are in, and those that import them.
 * @param files paths from the root
 */
export function typedPackages(files: readonly string[]): readonly string[] {
  const sources = files.filter((file) => !TEXT.test(file));
  return sources.some((file) => REACHES_ALL.test(file)) ? WORKSPACES : withDependents(sources.flatMap(ownersOf));
}
