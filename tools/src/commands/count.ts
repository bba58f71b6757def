import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { countLines } from '../count/count-lines';
import { table } from '../markdown-table';
import { ROOT_DIR } from '../packages';

/** The files that git knows and that are still there. */
function trackedFiles() {
  const names = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT_DIR, encoding: 'utf8' }).split('\0');
  const files = names.filter((name) => name && existsSync(path.join(ROOT_DIR, name)));
  return files.map((name) => ({ path: name, text: readFileSync(path.join(ROOT_DIR, name), 'utf8') }));
}

/** `npm run count`: how much there is to read, by package. */
export async function run(): Promise<void> {
  const { packages, docLines } = countLines(trackedFiles());
  const cells = packages.map(({ name, files, lines, testLines }) => [name, ...[files, lines, testLines].map(String)]);
  const sum = (of: 'files' | 'lines' | 'testLines') => String(packages.reduce((all, count) => all + count[of], 0));
  const all = ['all', sum('files'), sum('lines'), sum('testLines')];
  process.stdout.write(`${table(['package', 'files', 'source', 'tests'], [...cells, all])}\n\n`);
  process.stdout.write(`docs and READMEs: ${docLines} lines\n`);
}
