import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ICruiseResult } from 'dependency-cruiser';
import { cleanTree, violations } from './import-rules/violation-tree';

const repository = path.resolve(__dirname, '../..');
const cruiser = path.join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const config = path.join(repository, '.dependency-cruiser.cjs');
const folders: string[] = [];

async function writeTree(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'import-rules-'));
  folders.push(root);
  for (const [file, source] of Object.entries(files)) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, source);
  }
  await mkdir(path.join(root, 'node_modules/@shop'), { recursive: true });
  await symlink('../../shared', path.join(root, 'node_modules/@shop/shared'));
  await symlink('../../packages/node', path.join(root, 'node_modules/@shop/node'));
  return root;
}

/** The names of the rules that each file violates. */
async function cruise(root: string): Promise<Record<string, string[]>> {
  const packages = ['shared', 'packages', 'api', 'publisher', 'host', 'mfe-catalog', 'mfe-account', 'tools', 'e2e'];
  const options = ['--config', config, '--output-type', 'json', ...packages];
  const { stdout } = await promisify(execFile)(process.execPath, [cruiser, ...options], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  const { summary } = JSON.parse(stdout) as ICruiseResult;
  const broken: Record<string, string[]> = {};
  for (const { from, rule } of summary.violations) (broken[from] ??= []).push(rule.name);
  return broken;
}

afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

describe('the import rules', () => {
  let broken: Record<string, string[]> = {};

  beforeAll(async () => {
    const files = violations.map(({ file, source, beside }) => ({ [file]: source, ...beside }));
    broken = await cruise(await writeTree(Object.assign({}, cleanTree, ...files) as typeof cleanTree));
  }, 60_000);

  it.each(violations)('report $rule for $file', ({ rule, file }) => {
    expect(broken[file]).toEqual([rule]);
  });

  it('report no other file', () => {
    const expected = violations.map(({ file }) => file);

    expect(Object.keys(broken).filter((file) => !expected.includes(file))).toEqual([]);
  });

  it('have one violation each', () => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- dependency-cruiser reads its config as CommonJS
    const { forbidden } = require(config) as { forbidden: { name: string }[] };
    const tested = new Set(violations.map(({ rule }) => rule));

    expect(forbidden.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([]);
  });

  it('accept a tree without violations', async () => {
    expect(await cruise(await writeTree(cleanTree))).toEqual({});
  }, 60_000);
});
