import { readFileSync } from 'node:fs';
import path from 'node:path';
import { installNewPackage } from '../../lib/install.mjs';
import { REMOTES, ROOT_DIR } from '../packages';
import { fetchKitIndex, kitPackages } from './kit-index';
import { writeJson, writeSiteFiles, type RepositoryManifest } from './repository-files';

const manifestFile = (folder: string) => path.join(ROOT_DIR, folder, 'package.json');

const readManifest = (folder: string) => JSON.parse(readFileSync(manifestFile(folder), 'utf8')) as RepositoryManifest;

/** The site that the repository is for. */
export const siteOfRepository = (): string | undefined => readManifest('').shop?.site;

/** Whether the packages here are those of a site's kit, wherever they were loaded from. */
export async function isKitOf(site: string): Promise<boolean> {
  const { devDependencies = {} } = readManifest('');
  const { packages } = await fetchKitIndex(site);
  return Object.entries(packages).every(([name, file]) => devDependencies[name]?.endsWith(`/${file}`));
}

/** Those that are named here, at the version that is wanted. */
const changed = (named: Record<string, string> | undefined, wanted: Record<string, string>) =>
  named && Object.fromEntries(Object.entries(named).map(([name, version]) => [name, wanted[name] ?? version]));

/**
 * Takes the packages, the schema and the types of the widgets that the site has now.
 * @throws RefusedError when the site does not answer, or has no kit
 */
export async function updateKit(site: string): Promise<void> {
  const kit = await fetchKitIndex(site);
  const wanted = { ...kit.provides, ...kitPackages(site, kit) };
  await writeSiteFiles(ROOT_DIR, site);
  for (const folder of ['', ...REMOTES]) {
    const manifest = readManifest(folder);
    writeJson(manifestFile(folder), {
      ...manifest,
      ...(manifest.dependencies && { dependencies: changed(manifest.dependencies, wanted) }),
      ...(manifest.devDependencies && { devDependencies: changed(manifest.devDependencies, wanted) }),
      ...(folder === '' && { overrides: kit.overrides }),
    });
  }
  installNewPackage();
}
