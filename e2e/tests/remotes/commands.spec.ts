import { copyFile, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, runCommand } from '../../support/run-command';
import { expect, test } from '../../support/test';

const read = (file: string) => readFile(path.join(root, file), 'utf8');

/** Which test runs a documented command: one in this file, or a file that contains the text. */
const RUN_BY: readonly [command: RegExp, where: 'here' | { file: string; text: string }][] = [
  [/^npm start$/, { file: 'e2e/support/site.ts', text: 'tools/start.mjs' }],
  [
    /^(npm run serve --|node tools\/dist\/shop\.cjs serve) (host|api|delivery)/,
    { file: 'e2e/support/topology.ts', text: "'serve', program" },
  ],
  [/^npm run keys$/, { file: 'tools/src/print-keys.test.ts', text: 'printKeys()' }],
  [/^npm test$/, { file: 'tools/src/test/steps.ts', text: 'e2e/playwright.config.ts' }],
  [/^npx playwright test -c e2e$/, { file: 'tools/src/test/steps.ts', text: 'e2e/playwright.config.ts' }],
  [/^npm run lint( -w [a-z-]+)?$/, { file: 'tools/src/test/steps.ts', text: 'lint' }],
  [
    /^npm run dev( -w mfe-[a-z-]+( -- --site https:\S+)?)?$/,
    { file: 'e2e/tests/dev.spec.ts', text: "'tools/run.mjs', 'dev'" },
  ],
  [/^npm run build$/, { file: 'e2e/support/global-setup.ts', text: "['tools/run.mjs', 'build']" }],
  [
    /^npm run remotes( -- (list|check|publish|preview|rollback|withdraw|unpublish)|$)/,
    { file: 'e2e/support/store.ts', text: 'npm run --silent remotes' },
  ],
  [
    /^npm run remotes -- (check-api|history|promote|prune|status|tokens?|revoke)/,
    { file: 'e2e/tests/publishing.spec.ts', text: "['check-api']" },
  ],
  [/^npm run (backup|restore)( -- |$)/, { file: 'e2e/tests/backup.spec.ts', text: 'npm run --silent ${command} -- ' }],
  [
    /^npx https:\S+\/delivery\/kit\/create-remote\.tgz/,
    { file: 'e2e/tests/outer-remote.spec.ts', text: 'create-remote.tgz' },
  ],
  [/^npm run schemas -w mfe-solutions$/, { file: 'mfe-solutions/page-generator/lock-schemas.ts', text: 'updateLock' }],
  [/^npm run kit -w shared$/, { file: 'e2e/tests/kit.spec.ts', text: "'kit'" }],
  [/^npm run create-remote( -- |$)/, { file: 'tools/src/create-remote/create-remote.test.ts', text: 'createRemote(' }],
  [
    /^npx https:\S+\/create-remote\.tgz warranty$/,
    { file: 'e2e/tests/outer-remote.spec.ts', text: 'create-remote.tgz warranty' },
  ],
  [/^npm run dev -- mfe-warranty$/, { file: 'e2e/tests/outer-remote.spec.ts', text: "'dev', 'mfe-warranty'" }],
  [/^npm run codegen$/, { file: 'tools/src/commands/test.ts', text: 'generateAll' }],
  [/^npm test (-- --only=|-w )/, 'here'],
  [/^npm run (bench( -- [a-z |]+)?|build -- [a-z-]+|format|land -w @shop\/mfe-solutions)$/, 'here'],
  [/^(npm start -w api|node api\/dist\/server\/move\.cjs)$/, 'here'],
];

/**
 * Docker may be missing, and npm's own commands need no test. The last command prints files that
 * are in git; a test of the host compares them.
 */
const NOT_RUN =
  /^docker (build|buildx|compose|run) |^npm run containers -w e2e$|^npm (ci|audit)$|^npm run documents -w @shop\/host$/;

/** Commands in code blocks and backticks, without leading settings and trailing remarks. */
function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n'));
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return [...blocks, ...spans]
    .flatMap((line) => line.replace(/\s+#.*/, '').split(' && '))
    .map((command) =>
      command
        .replace(/^\$ /, '')
        .replace(/^([A-Z_]+=\S+ )+/, '')
        .trim(),
    )
    .filter((command) => /^(npm|npx|docker) |^node [\w/]+\.[cm]?js/.test(command));
}

test('every command that a README or a page of docs names is run by a test', { tag: '@full' }, async () => {
  const folders = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const docs = (await readdir(path.join(root, 'docs'))).filter((name) => name.endsWith('.md'));
  const files = ['README.md', ...docs.map((name) => `docs/${name}`), ...folders.map(({ name }) => `${name}/README.md`)];
  const texts = await Promise.all(files.map((file) => read(file).catch(() => '')));
  const commands = texts.flatMap(commandsIn).filter((command) => !NOT_RUN.test(command));

  expect(commands.filter((command) => !RUN_BY.some(([pattern]) => pattern.test(command)))).toEqual([]);
  expect(RUN_BY.filter(([pattern]) => !commands.some((command) => pattern.test(command)))).toEqual([]);
  for (const [, where] of RUN_BY) if (where !== 'here') expect(await read(where.file)).toContain(where.text);
});

test('a package whose sources have not changed is not built again', { tag: '@full' }, async () => {
  expect(await runCommand('npm run --silent build -- mfe-catalog')).toEqual({ code: 0, stdout: '', stderr: '' });
});

test('remotes without an action prints an example of each', { tag: '@full' }, async () => {
  const { code, stdout } = await runCommand('npm run --silent remotes');

  expect(code).toBe(0);
  for (const action of ['list', 'check', 'publish', 'preview', 'promote', 'rollback', 'withdraw', 'unpublish'])
    expect(stdout).toContain(`  ${action} `);
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
    ['npm run --silent bench -- none', {}, /bench: no part "none"; there are size,/],
    ['npm run --silent create-remote -- Warranty', {}, /"Warranty" is no name of a remote: /],
    ['npm run --silent create-remote -- catalog', {}, /^mfe-catalog is there already$/m],
    ['npm run --silent dev -- none', {}, /dev: no package "none"; there are host,/],
    [
      'npm run --silent dev -w mfe-catalog -- --site shop.example',
      { PORT: '0' },
      /^--site is an address, as in https:/m,
    ],
    ['npm run --silent remotes -- publish mfe-catalog', { DATA_DIR: '.data/none' }, /no store is in .+: set DATA_DIR/],
  ] as const) {
    test(command, { tag: '@full' }, async () => {
      const { code, stderr } = await runCommand(command, { env });

      expect(code).toBe(1);
      expect(stderr).toMatch(line);
    });
  }
});
