import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, runCommand } from '../../support/run-command';
import { expect, test } from '../../support/test';

const read = (file: string) => readFile(path.join(root, file), 'utf8');

test('a package whose sources have not changed is not built again', { tag: '@full' }, async () => {
  expect(await runCommand('npm run --silent build -- mfe-catalog')).toEqual({ code: 0, stdout: '', stderr: '' });
});

test('one test file of one package runs by itself', { tag: '@full' }, async () => {
  const { code, stderr } = await runCommand('npm test --silent -w mfe-catalog -- product-head');

  expect(code).toBe(0);
  expect(stderr).toContain('Test Suites: 1 passed, 1 total');
});

test('a badly formatted file is formatted', { tag: '@full' }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-format-'));
  try {
    for (const file of ['package.json', '.prettierrc.json'])
      await copyFile(path.join(root, file), path.join(folder, file));
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    await writeFile(path.join(folder, 'ugly.ts'), 'export const word="word"');

    const { code } = await runCommand('npm run format', { cwd: folder });

    expect(code).toBe(0);
    expect(await readFile(path.join(folder, 'ugly.ts'), 'utf8')).toBe("export const word = 'word';\n");
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the land of the map matches its atlas', { tag: '@full' }, async () => {
  const file = 'mfe-solutions/src/places/map/land.json';
  const before = await read(file);

  const { code } = await runCommand('npm run land -w @shop/mfe-solutions');

  expect(code).toBe(0);
  expect(await read(file)).toBe(before);
});

test.describe('a command without what it needs says what is missing', () => {
  for (const [command, env, line] of [
    ['npm start --silent -w api', { API_PORT: 'none' }, /API_PORT must be a port from 0 to 65535/],
    ['node api/dist/server/move.cjs', { DATABASE_URL: '' }, /DATABASE_URL must name the PostgreSQL database/],
    ['npm run --silent serve -- host', {}, /API_URL is not set: host needs the address of the API/],
    ['npm test --silent -- --only=none', {}, /--only: no step "none"; there are lint,/],
    ['npm test --silent -- --watch-area=none', {}, /--watch-area: no area "none"; there are account,/],
    ['npm run --silent bench -- none', {}, /bench: no part "none"; there are size,/],
    ['npm run --silent create-remote -- Warranty', {}, /"Warranty" is no name of a remote: /],
    ['npm run --silent create-remote -- catalog', {}, /^mfe-catalog is there already$/m],
    ['npm run --silent dev -- none', {}, /dev: no package "none"; there are host,/],
    [
      'npm run --silent dev -w mfe-catalog -- --site shop.example',
      { PORT: '0' },
      /^--site is an address, as in https:/m,
    ],
  ] as const) {
    test(command, { tag: '@full' }, async () => {
      const { code, stderr } = await runCommand(command, { env });

      expect(code).toBe(1);
      expect(stderr).toMatch(line);
    });
  }
});
