import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HELP } from './help/help-texts';
import { ROOT_DIR } from './packages';

const read = (file: string) => readFileSync(path.join(ROOT_DIR, file), 'utf8');

const COMMANDS = 'e2e/tests/remotes/commands.spec.ts';
const STEPS = 'tools/src/test/steps.ts';
const OUTER_REMOTE = 'e2e/tests/remotes/outer-remote.spec.ts';

/** Which file runs a documented command, and the text there that does. */
const RUN_BY: readonly [command: RegExp, file: string, text: string][] = [
  [/^npm start$/, 'e2e/support/site.ts', 'tools/start.mjs'],
  [
    /^(npm run serve --|node tools\/dist\/shop\.cjs serve) (host|api|delivery)/,
    'e2e/support/topology.ts',
    "'serve', program",
  ],
  [/^npm run help$/, 'tools/src/help/help-texts.test.ts', "'tools/run.mjs', 'help'"],
  [/^npm run count$/, 'tools/src/count/count-lines.test.ts', 'countLines'],
  [/^npm run settings$/, 'tools/src/documented-settings.test.ts', 'settingsTable()'],
  [/^npm run keys$/, 'tools/src/print-keys.test.ts', 'printKeys()'],
  [/^npm test$/, STEPS, 'e2e/playwright.config.ts'],
  [/^npm run (test:all|release( -- [a-z]+)?)$/, 'tools/src/test/proven-tree.test.ts', 'refuseUnproven'],
  [/^npm run promises -w e2e$/, 'tools/src/test/promises.test.ts', 'readPromises'],
  [/^npx playwright test -c e2e e2e\/tests\/checkout$/, STEPS, 'e2e/playwright.config.ts'],
  [/^npm run lint( -w [a-z-]+)?$/, STEPS, 'lint'],
  [/^npm run dev( -w mfe-[a-z-]+( -- --site https:\S+)?)?$/, 'e2e/tests/remotes/dev.spec.ts', "'tools/run.mjs', 'dev'"],
  [/^npm run build$/, 'e2e/support/global-setup.ts', "['tools/run.mjs', 'build']"],
  [
    /^npm run remotes( -- (list|check|publish|preview|rollback|withdraw|unpublish)|$)/,
    'e2e/support/store.ts',
    'npm run --silent remotes',
  ],
  [
    /^npm run remotes -- (check-api|explain|history|promote|prune|restore|status|tokens?|revoke)/,
    'tools/src/remotes/manage-remotes.test.ts',
    "['check-api']",
  ],
  [
    /^npm run (backup|restore|rehearse)( -- | \[-- |$)/,
    'e2e/tests/operations/backup.spec.ts',
    'npm run --silent ${command} -- ',
  ],
  [/^npm run doctor( -- --json| \[-- --json\])?$/, 'tools/src/doctor/doctor.test.ts', "'npm run doctor --'"],
  [/^npm run staff -- reset-factor /, 'tools/src/manage-staff.test.ts', "'npm run staff --'"],
  [/^npx https:\S+\/delivery\/kit\/create-remote\.tgz/, OUTER_REMOTE, 'create-remote.tgz'],
  [/^npx https:\S+\/create-remote\.tgz warranty$/, OUTER_REMOTE, 'create-remote.tgz warranty'],
  [/^npm run dev -- mfe-warranty$/, OUTER_REMOTE, "'dev', 'mfe-warranty'"],
  [/^npm run schemas -w mfe-solutions$/, 'mfe-solutions/page-generator/lock-schemas.ts', 'updateLock'],
  [/^npm run kit -w shared$/, 'e2e/tests/pages/kit.spec.ts', "'kit'"],
  [/^npm run create-remote( -- |$)/, 'tools/src/create-remote/create-remote.test.ts', 'createRemote('],
  [/^npm run codegen$/, 'tools/src/commands/test.ts', 'generateAll'],
  [/^npm test (-- --(only|watch-area)=|-w )/, COMMANDS, 'npm test --silent -w mfe-catalog'],
  [/^npm run bench( -- [a-z |-]+)?$/, COMMANDS, 'npm run --silent bench'],
  [/^npm run build -- [a-z-]+$/, COMMANDS, 'npm run --silent build -- '],
  [/^npm run format$/, COMMANDS, 'npm run format'],
  [/^npm run land -w @shop\/mfe-solutions$/, COMMANDS, 'npm run land'],
  [/^npm start -w api$/, COMMANDS, 'npm start --silent -w api'],
  [/^node api\/dist\/server\/move\.cjs$/, COMMANDS, 'node api/dist/server/move.cjs'],
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

/** Those that a README, a page of docs or `npm run help` names. */
function documentedCommands(): string[] {
  const folders = readdirSync(ROOT_DIR, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const readmes = ['README.md', 'CONTRIBUTING.md', ...folders.map(({ name }) => `${name}/README.md`)];
  const docs = readdirSync(path.join(ROOT_DIR, 'docs')).filter((name) => name.endsWith('.md'));
  const pages = [
    ...readmes.filter((file) => existsSync(path.join(ROOT_DIR, file))),
    ...docs.map((name) => `docs/${name}`),
  ];
  const help = HELP.flatMap(({ lines }) => lines.map(({ command }) => command));
  return [...pages.flatMap((page) => commandsIn(read(page))), ...help].filter((command) => !NOT_RUN.test(command));
}

it('every command that a README, a page of docs or the help names is run by a test', () => {
  const commands = documentedCommands();

  expect(commands.length).toBeGreaterThan(50);
  expect(commands.filter((command) => !RUN_BY.some(([pattern]) => pattern.test(command)))).toEqual([]);
  expect(RUN_BY.filter(([pattern]) => !commands.some((command) => pattern.test(command)))).toEqual([]);
  for (const [, file, text] of RUN_BY) expect([file, read(file)]).toEqual([file, expect.stringContaining(text)]);
});
