import path from 'node:path';
import { WORKSPACES } from '../../lib/workspaces.cjs';
import { generateAll } from '../generate';
import { ROOT_DIR } from '../packages';
import { runCommand } from '../run-command';

const TIMEOUT_MS = 15 * 60_000;
/** As many as two cores can run. */
const AT_ONCE = 2;

interface Check {
  title: string;
  command: string;
  args: string[];
  /** Options of Node. */
  node?: string[];
}

/**
 * All checks of the source code, the longest first.
 * ESLint uses no cache: rules with type information can report a file because another one changed.
 * knip runs twice: as one run it takes tests for users of what they test, or does not see them.
 */
function checksOf(name: string | undefined): Check[] {
  const target = name ?? '.';
  const workspace = name ? ['--workspace', name] : [];
  const prettier = ['--cache', '--cache-location', '.cache/prettier', '--log-level', 'warn', '--check', target];
  return [
    {
      title: 'Source and names (eslint)',
      command: 'eslint',
      args: ['--max-warnings', '0', target],
      node: ['--max-semi-space-size=128'], // collects garbage a quarter of the time otherwise
    },
    { title: 'Types (tsc)', command: 'tsc', args: ['-b', target] },
    { title: 'Rules that need types (oxlint)', command: 'oxlint', args: ['--type-aware', '--deny-warnings', target] },
    { title: 'Format (prettier)', command: 'prettier', args: prettier },
    {
      title: 'CSS of the supported browsers (stylelint)',
      command: 'stylelint',
      args: ['--allow-empty-input', `${name ?? '{shared,host,mfe-*}'}/src/**/*.{ts,tsx}`],
    },
    {
      title: 'Imports (dependency-cruiser)',
      command: 'depcruise',
      args: ['--config', '.dependency-cruiser.cjs', ...(name ? [name] : WORKSPACES)],
    },
    {
      title: 'Unused files, exports, dependencies (knip)',
      command: 'knip',
      args: ['--no-progress', ...workspace],
    },
    {
      title: 'Code that only tests use (knip)',
      command: 'knip',
      args: ['--no-progress', '--production', ...workspace],
    },
  ];
}

async function passes({ title, command, args, node = [] }: Check): Promise<boolean> {
  const startedAt = Date.now();
  const file = path.join(ROOT_DIR, 'node_modules/.bin', command);
  const { isGood, output } = await runCommand(process.execPath, [...node, file, ...args], {
    timeoutMs: TIMEOUT_MS,
    isBuffered: true,
  });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${title}: ${isGood ? 'ok' : 'FAILED'}, ${seconds} s\n${isGood ? '' : output}`);
  return isGood;
}

/**
 * `npm run lint`: runs every check, so that one failure does not hide another.
 * A package's name limits them to it.
 */
export async function run(given: readonly string[]): Promise<void> {
  const checks = checksOf(given[0]);
  await generateAll();
  const failed: string[] = [];
  const runNext = async (): Promise<void> => {
    const check = checks.shift();
    if (!check) return;
    if (!(await passes(check))) failed.push(check.title);
    await runNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runNext));
  if (failed.length === 0) return;
  process.stderr.write(`\nFailed: ${failed.join('; ')}\n`);
  process.exitCode = 1;
}
