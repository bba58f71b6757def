// All that reads the source without running it. Every check runs, so that one failure does not hide another.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { WORKSPACES } from '../lib/workspaces.cjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @type {{ title: string, command: string, args: string[] }[]} */
const CHECKS = [
  { title: 'Generated types and pages', command: 'tsx', args: ['tools/run.mjs', 'codegen'] },
  { title: 'Types (tsc)', command: 'tsc', args: ['-b'] },
  { title: 'Source and names (eslint)', command: 'eslint', args: ['.', '--max-warnings', '0'] },
  { title: 'Format (prettier)', command: 'prettier', args: ['--check', '.', '--log-level', 'warn'] },
  {
    title: 'Imports (dependency-cruiser)',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.cjs', ...WORKSPACES],
  },
  { title: 'Unused files, exports, dependencies (knip)', command: 'knip', args: ['--no-progress'] },
];

/** @param {(typeof CHECKS)[number]} check */
function passes({ title, command, args }) {
  const startedAt = Date.now();
  console.log(`\n== ${title}`);
  const { status, error } = spawnSync(path.join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: 'inherit',
  });
  if (error) console.error(error.message);
  console.log(`   ${status === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return status === 0;
}

const failed = CHECKS.filter((check) => !passes(check));
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(({ title }) => title).join('; ')}`);
  process.exitCode = 1;
}
