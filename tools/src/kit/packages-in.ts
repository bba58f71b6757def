import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { versionOf } from '../../webpack/federation.cjs';
import { ROOT_DIR } from '../packages';

const CODE = /\.([cm]?js|d\.ts)$/;
const REQUEST =
  /(?:\bfrom\s*|\bimport\s*|require(?:\.resolve)?\(\s*|\bimport\(\s*)(["'])((?:@\w[\w.-]*\/)?\w[\w.-]*)(?:\/[^"']*)?\1/g;

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The versions that the workspace names: the root's count where a package says `*`. */
function namedVersions(): Record<string, string> {
  const manifests = ['tools', 'shared', ''].map(
    (folder) => JSON.parse(readFileSync(path.join(ROOT_DIR, folder, 'package.json'), 'utf8')) as Manifest,
  );
  return Object.assign(
    {},
    ...manifests.map(({ devDependencies, dependencies }) => ({ ...devDependencies, ...dependencies })),
  ) as Record<string, string>; // of manifests
}

/**
 * The packages of the registry that the files of a folder import, at the versions of the workspace.
 * @param more further packages
 */
export function packagesIn(folder: string, more: readonly string[] = []): Record<string, string> {
  const imported = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => CODE.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(REQUEST)].map(([, , name = '']) => name));
  const wanted = [...new Set([...imported, ...more])]
    .filter((name) => !name.startsWith('@shop/') && !builtinModules.includes(name))
    .toSorted();
  const versions = namedVersions();
  return Object.fromEntries(wanted.map((name) => [name, versions[name] ?? versionOf(name)]));
}
