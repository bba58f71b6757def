import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(__dirname, '../..');
const LEFT_OUT = /(^|\/)(node_modules|\.git|\.data|test-results|e2e|docs)$/;

/** A working copy of the shop, as a team has one: its own sources, the packages that are installed here. */
export interface Workspace {
  dir: string;
  /** Changes a source file; the text has to be there. */
  edit: (file: string, from: string, to: string) => Promise<void>;
  build: (...remotes: string[]) => Promise<void>;
  remove: () => Promise<void>;
}

/** Links every installed package; the shop's own are those of the copy. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (name !== '@shop') await symlink(path.join(from, name), path.join(to, name));
  }
}

async function linkOwnPackages(dir: string): Promise<void> {
  await mkdir(path.join(dir, 'node_modules/@shop'), { recursive: true });
  for (const name of await readdir(path.join(root, 'node_modules/@shop'))) {
    await symlink(path.join(dir, name), path.join(dir, 'node_modules/@shop', name));
  }
}

export async function createWorkspace(): Promise<Workspace> {
  const dir = await mkdtemp(path.join(tmpdir(), 'shop-workspace-'));
  await cp(root, dir, {
    recursive: true,
    filter: (file) => file === root || !LEFT_OUT.test(path.relative(root, file)),
  });
  for (const folder of ['.', 'shared', 'tools', 'mfe-solutions']) {
    const installed = path.join(root, folder, 'node_modules');
    const names = await readdir(installed).catch(() => null);
    if (names) await linkPackages(installed, path.join(dir, folder, 'node_modules'));
  }
  await linkOwnPackages(dir);
  return {
    dir,
    async edit(file, from, to) {
      const target = path.join(dir, file);
      const text = await readFile(target, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`);
      await writeFile(target, text.replace(from, to));
    },
    async build(...remotes) {
      await promisify(execFile)('npm', ['run', '--silent', 'build', '--', ...remotes], { cwd: dir });
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}
