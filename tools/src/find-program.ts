import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CACHE_DIR } from './packages';
import { RefusedError } from '@shop/node/refused-error';

export interface WantedProgram {
  /** What it is, for messages. */
  title: string;
  /** The setting that names its file. */
  variable: string;
  /** What its file may be called. */
  names: readonly string[];
  /** Files outside of PATH where it may be as well. */
  usualPlaces?: readonly string[];
  debianPackage: string;
  /**
   * Installing the package would start a service. It is unpacked into `.cache` instead, which needs
   * no rights, but the libraries of its program have to be there.
   */
  isService?: boolean;
}

const DEBIAN_FOLDERS = ['usr/bin', 'usr/sbin'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const unpackedDir = ({ debianPackage }: WantedProgram) => path.join(CACHE_DIR, 'debian', debianPackage);

function findInstalled(program: WantedProgram): string | undefined {
  const { names, usualPlaces = [] } = program;
  const inPath = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const unpacked = DEBIAN_FOLDERS.map((folder) => path.join(unpackedDir(program), folder));
  const filesIn = (folders: readonly string[]) =>
    names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...filesIn(inPath), ...usualPlaces, ...filesIn(unpacked)].find(isExecutable);
}

const isRoot = () => process.getuid?.() === 0;

function run(command: string, args: readonly string[], options: SpawnSyncOptions = {}): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', ...options, env }).status === 0;
}

function unpackPackage(program: WantedProgram): void {
  const target = unpackedDir(program);
  mkdirSync(path.dirname(target), { recursive: true });
  const draft = mkdtempSync(`${target}-`);
  try {
    if (!run('apt-get', ['download', program.debianPackage], { cwd: draft })) return;
    const [archive] = readdirSync(draft);
    const content = path.join(draft, 'content');
    if (!archive || !run('dpkg', ['-x', archive, content], { cwd: draft })) return;
    rmSync(target, { recursive: true, force: true });
    renameSync(content, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function installPackage(program: WantedProgram): void {
  const { title, debianPackage, isService } = program;
  process.stdout.write(`No ${title} found: installing the package "${debianPackage}"\n`);
  // A failed update may not matter: the existing package lists may be enough.
  if (isRoot()) run('apt-get', ['update']);
  if (isService) unpackPackage(program);
  // Another installation may be running, such as the machine's own upgrade.
  else run('apt-get', ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', debianPackage]);
}

const mayInstall = ({ isService = false }: WantedProgram) =>
  existsSync('/etc/debian_version') && (isService || isRoot());

/**
 * Finds a program that tests or benchmarks need: the file that its setting names, else an installed
 * one, else Debian's package if it can be installed.
 * @throws RefusedError that explains what to do when there is none
 */
export function findProgram(program: WantedProgram): string {
  const { title, variable, debianPackage } = program;
  const given = process.env[variable];
  if (given) {
    if (isExecutable(given)) return given;
    throw new RefusedError(`${variable} is not a program that can be run: ${given}`);
  }
  if (!findInstalled(program) && mayInstall(program)) installPackage(program);
  const found = findInstalled(program);
  if (found) return found;
  throw new RefusedError(
    `No ${title} found: install it (Debian's package is "${debianPackage}"), or set ${variable} to its program.`,
  );
}
