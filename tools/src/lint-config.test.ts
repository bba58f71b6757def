import { execFileSync } from 'node:child_process';
import { ROOT_DIR } from './packages';

/** What `LINT_TYPED` leaves of a rule with types, of ours with types, and of another. */
const SCRIPT = `
  import { ESLint } from 'eslint';
  const RULES = ['@typescript-eslint/no-floating-promises', 'browsers/supported-apis', 'eqeqeq'];
  const found = [];
  for (const typed of [undefined, 'host,mfe-catalog', '']) {
    if (typed !== undefined) process.env.LINT_TYPED = typed;
    const { default: baseConfig } = await import('./eslint.config.mjs?' + typed);
    const eslint = new ESLint({ overrideConfigFile: true, baseConfig });
    for (const file of ['host/src/app/main.ts', 'shared/src/cache/lru-map.ts']) {
      const { rules } = await eslint.calculateConfigForFile(file);
      found.push(RULES.filter((name) => [rules[name]].flat()[0] === 2));
    }
  }
  process.stdout.write(JSON.stringify(found));
`;

it('ESLint has rules with types in all packages or in those that are named, and all others always', () => {
  const { LINT_TYPED: _typed, ...env } = process.env;
  const script = SCRIPT.replace('./eslint.config.mjs', `${ROOT_DIR}/eslint.config.mjs`);

  const found = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT_DIR, env });

  const all = ['@typescript-eslint/no-floating-promises', 'browsers/supported-apis', 'eqeqeq'];
  expect(JSON.parse(found.toString())).toEqual([all, all, all, ['eqeqeq'], ['eqeqeq'], ['eqeqeq']]);
});
