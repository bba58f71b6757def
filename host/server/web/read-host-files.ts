import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ScriptFile } from '../../src/remotes/page-files';
import type { HostFiles } from './host-files';

function filesOf(distDir: string, folder: string, entry: string): string[] {
  const assets: unknown = JSON.parse(readFileSync(path.join(distDir, folder, 'assets.json'), 'utf8'));
  const files = (assets as Record<string, string[]>)[entry]; // written by our own build
  if (!files) throw new Error(`the build of ${folder} has no entry ${entry}`);
  return files;
}

/** Written with the build, by `tools/src/host-release.ts`. */
function readRelease(distDir: string): Pick<HostFiles, 'version' | 'provides'> {
  return JSON.parse(readFileSync(path.join(distDir, 'release.json'), 'utf8')) as HostFiles; // by our own build
}

/**
 * Reads what a build of the host has written for its servers.
 * @param distDir `host/dist`
 */
export function readHostFiles(distDir: string): HostFiles {
  const inlineScript = (entry: string) => {
    const [file] = filesOf(distDir, 'starter', entry);
    if (!file) throw new Error(`the build has no ${entry}`);
    return readFileSync(path.join(distDir, 'starter', file), 'utf8');
  };
  const { version, provides } = readRelease(distDir);
  return {
    version,
    provides,
    distDir,
    hostScripts: filesOf(distDir, 'browser', 'main').map((file): ScriptFile => ({ src: `/static/${file}` })),
    starter: inlineScript('starter'),
    madeOf: inlineScript('made-of'),
  };
}
