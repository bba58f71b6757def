import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RefusedError } from '@shop/node/refused-error';
import { shortNameOf } from '../create-remote/remote-name';
import { beginHistory } from './begin-history';
import { fetchKitIndex, type KitIndex } from './kit-index';
import { nextSteps } from './next-steps';
import { writeRepository, writeSiteFiles } from './repository-files';

const print = (line: string) => process.stdout.write(`${line}\n`);

interface InstalledPackages {
  packages?: Record<string, { resolved?: string }>;
}

/** The site that npx has this program from: npm notes the address of each package it installs. */
function siteOfNpx(): string | undefined {
  const file = path.resolve(__dirname, '../../.package-lock.json');
  if (!existsSync(file)) return undefined;
  const { packages = {} } = JSON.parse(readFileSync(file, 'utf8')) as InstalledPackages; // written by npm
  const { resolved = '' } = packages['node_modules/@shop/create-remote'] ?? {};
  return /^https?:/.test(resolved) ? new URL(resolved).origin : undefined;
}

function parse(args: readonly string[]): { name: string | undefined; site: string | undefined } {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { site: { type: 'string' } },
      allowPositionals: true,
    });
    return { name: positionals[0], site: values.site };
  } catch (error) {
    throw new RefusedError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws RefusedError unless it is an address */
function originOf(site: string | undefined): string {
  if (site === undefined) throw new RefusedError('which site? create-remote warranty --site https://shop.example');
  if (!URL.canParse(site) || !/^https?:/.test(site))
    throw new RefusedError('--site is an address, as in https://shop.example');
  return new URL(site).origin;
}

/** @throws RefusedError when the site has a remote of this name */
export function requireFree({ remotes }: Pick<KitIndex, 'remotes'>, short: string): void {
  if (remotes.includes(`mfe-${short}`))
    throw new RefusedError(`the site has a remote mfe-${short} already: choose another name`);
}

const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

/** Of the words of a program, its errors are of use. */
function run(folder: string, program: string, args: readonly string[]): void {
  try {
    execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    throw new RefusedError(`${path.basename(program)} ${args.join(' ')} has failed in ${folder}`);
  }
}

/**
 * `npx https://shop.example/delivery/kit/create-remote.tgz warranty`: makes a folder `warranty`
 * with a remote that needs no workspace of the shop.
 * @param cwd absolute; gets the folder
 * @throws RefusedError when the name, the folder or the site does not serve; nothing is left then
 */
export async function createRepository(args: readonly string[], cwd: string): Promise<void> {
  const { name, site: given } = parse(args);
  const short = shortNameOf(name);
  const folder = path.join(cwd, name ?? short);
  if (!isEmpty(folder)) throw new RefusedError(`${folder} is not empty`);
  const site = originOf(given ?? siteOfNpx());
  const kit = await fetchKitIndex(site);
  requireFree(kit, short);
  const isNew = !existsSync(folder);
  mkdirSync(folder, { recursive: true });
  try {
    writeRepository(folder, path.basename(folder), site, kit);
    await writeSiteFiles(folder, site);
    print(`installing packages into ${folder}`);
    run(folder, 'npm', ['install', '--loglevel=error', '--prefer-offline']);
    run(folder, process.execPath, ['node_modules/@shop/tools/run.mjs', 'create-remote', short]);
  } catch (error) {
    for (const file of isNew ? [''] : readdirSync(folder)) rmSync(path.join(folder, file), { recursive: true });
    throw error;
  }
  const left = beginHistory(folder, `mfe-${short}`);
  if (left) print(left);
  for (const line of nextSteps(`mfe-${short}`, path.basename(folder))) print(line);
}
