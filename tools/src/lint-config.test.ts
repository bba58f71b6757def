import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT_DIR } from './packages';

const CONFIG = path.join(ROOT_DIR, '.oxlintrc.json');

/** Those of strict TypeScript-ESLint that need types. */
const SCRIPT = `
  import tseslint from 'typescript-eslint';
  const names = tseslint.configs.strictTypeChecked.flatMap(({ rules = {} }) => Object.keys(rules));
  const ofTypes = names
    .map((name) => name.replace('@typescript-eslint/', ''))
    .filter((name) => tseslint.plugin.rules[name]?.meta.docs.requiresTypeChecking);
  process.stdout.write(JSON.stringify([...new Set(ofTypes)]));
`;

/** Each is a decision of ours, but for the last, which oxlint does not have. */
const LEFT_OUT = [
  // A caller that names the type of a row or a reply reads better than a cast at each call.
  'no-unnecessary-type-parameters',
  // Handlers of Fastify and doubles of tests are async because their caller awaits them.
  'require-await',
  'no-unsafe-class-instance-assignment',
];

it('oxlint has each strict rule that needs types, but for those that are left out on purpose', () => {
  const { rules } = JSON.parse(readFileSync(CONFIG, 'utf8')) as { rules: Record<string, unknown> };
  const node = [process.execPath, ['--input-type=module', '--eval', SCRIPT], { cwd: ROOT_DIR }] as const;
  const strict = JSON.parse(execFileSync(...node).toString()) as string[];

  expect(strict.length).toBeGreaterThan(40);
  expect(strict.filter((name) => !(`typescript/${name}` in rules)).toSorted()).toEqual(LEFT_OUT.toSorted());
});

it('finds a promise that nobody waits for', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-lint-'));
  try {
    writeFileSync(path.join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }');
    writeFileSync(path.join(folder, 'forgotten.ts'), 'Promise.resolve(1);\n');
    const args = ['--config', CONFIG, '--type-aware', folder];

    const { status, stdout } = spawnSync(path.join(ROOT_DIR, 'node_modules/.bin/oxlint'), args, { encoding: 'utf8' });

    expect(status).toBe(1);
    expect(stdout).toContain('no-floating-promises');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
