import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from '@shop/tools/find-chromium';
import { ROOT_DIR } from '@shop/tools/packages';
import { putPart } from './put-part';
import type { Section } from './section';

const REPORT_FILE = path.join(ROOT_DIR, 'docs/benchmarks.md');
const GB = 2 ** 30;

const HEAD = `# Benchmarks

Written by \`npm run bench\`; one part alone by \`npm run bench -- size | speed | load | tracing | limits | durability | backup | cache | start | interaction | next-page | map | commands | trial | deliver | sets | studio | desk\`. A figure in bold misses its aim.
The machine is shared: compare ratios, or figures of the same run.
`;

const outputOf = (file: string, args: string[]) =>
  execFileSync(file, args, { cwd: ROOT_DIR, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function machine(): string {
  const [cpu] = os.cpus();
  const model = cpu?.model.trim() || 'unknown';
  const browser = outputOf(findChromium(), ['--version']).replace(/ built on .*/, '');
  return `${model}, ${os.cpus().length} cores, ${(os.totalmem() / GB).toFixed(0)} GB; Node.js ${process.versions.node}; ${browser}`;
}

/**
 * Writes a new measurement into the report. The other parts stay, wherever they were measured.
 * @param load the machine's load average when the measurement began
 */
export function report({ title, method, body }: Section, load: number): void {
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const commit = outputOf('git', ['rev-parse', '--short', 'HEAD']);
  const when = `Measured ${date} UTC at ${commit} on ${machine()}; load average ${load.toFixed(2)}.`;
  const document = existsSync(REPORT_FILE) ? readFileSync(REPORT_FILE, 'utf8') : HEAD;
  writeFileSync(REPORT_FILE, putPart(document, { title, text: [`${method} ${when}`, body].join('\n\n') }));
}
