import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './run-command';
import { integrityOf } from './store';

interface Release {
  version: string;
  integrity: Record<string, string>;
}

export interface FinishedBuild {
  /** What `--from` takes. */
  folder: string;
  version: string;
}

async function replaceInBrowserFiles(folder: string, from: RegExp, to: string): Promise<Record<string, string>> {
  const browserDir = path.join(folder, 'browser');
  const integrity: Record<string, string> = {};
  for (const name of (await readdir(browserDir)).filter((file) => file.endsWith('.js'))) {
    const file = path.join(browserDir, name);
    const text = await readFile(file, 'utf8');
    if (!from.test(text)) continue;
    const changed = text.replace(from, to);
    await writeFile(file, changed);
    // The check weighs what goes over the network.
    await writeFile(`${file}.br`, brotliCompressSync(changed));
    await rm(`${file}.gz`, { force: true });
    integrity[name] = integrityOf(changed);
  }
  if (Object.keys(integrity).length === 0) throw new Error(`no script of ${folder} has ${String(from)}`);
  return integrity;
}

/**
 * Copies the last build of a remote, as a team would have built it: a folder for `--from`, with
 * another version.
 * @param parent the folder that the copy is in
 * @param change replaces text in the browser's files only, so that no check can see it
 */
export async function copyBuild(
  parent: string,
  remote: string,
  ending: string,
  change?: { from: RegExp; to: string },
): Promise<FinishedBuild> {
  const folder = path.join(parent, `build${ending}`);
  await cp(path.join(root, remote, 'dist/remote'), folder, { recursive: true });
  const releaseFile = path.join(folder, 'release.json');
  const release = JSON.parse(await readFile(releaseFile, 'utf8')) as Release; // written by the build
  const version = `${release.version}${ending}`;
  const changed = change ? await replaceInBrowserFiles(folder, change.from, change.to) : {};
  const integrity = { ...release.integrity, ...changed };
  await writeFile(releaseFile, JSON.stringify({ ...release, version, integrity }));
  return { folder, version };
}
