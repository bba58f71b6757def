import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from '../../test/find-chromium.mjs';
import { CACHE_DIR, ROOT_DIR } from '../packages';
import type { Section } from './section';

const REPORT_FILE = path.join(ROOT_DIR, 'docs/benchmarks.md');
const KEPT_FILE = path.join(CACHE_DIR, 'bench/sections.json');
const GB = 2 ** 30;

interface Measured extends Section {
  date: string;
  commit: string;
  /** Load of the machine when it began, by all who share it. */
  load: number;
}

const outputOf = (file: string, args: string[]) =>
  execFileSync(file, args, { cwd: ROOT_DIR, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Parts measured before, so that a run of one part keeps the others. */
function readKept(): Record<string, Measured> {
  return existsSync(KEPT_FILE) ? (JSON.parse(readFileSync(KEPT_FILE, 'utf8')) as Record<string, Measured>) : {}; // written below
}

function machine(): string {
  const [cpu] = os.cpus();
  const model = cpu?.model.trim() || 'unknown';
  const browser = outputOf(findChromium(), ['--version']);
  return `${model}, ${os.cpus().length} cores, ${(os.totalmem() / GB).toFixed(0)} GB, ${os.type()} ${os.release()}; Node.js ${process.versions.node}; ${browser}.`;
}

function write(sections: Record<string, Measured>, order: readonly string[]): void {
  const parts = order.flatMap((name) => {
    const section = sections[name];
    if (!section) return [];
    const when = `Measured ${section.date} at ${section.commit}; load of the machine before it ${section.load.toFixed(2)}.`;
    return ['', `## ${section.title}`, '', section.method, '', when, '', section.body];
  });
  const head = [
    '# Benchmarks',
    '',
    'Written by `npm run bench`; one part alone by `npm run bench -- size | speed | load | heap | interaction | map`. A figure in bold misses its aim.',
    'The machine is shared with others: compare ratios, and figures of one run with each other.',
    '',
    `Machine: ${machine()}`,
  ];
  mkdirSync(path.dirname(REPORT_FILE), { recursive: true });
  writeFileSync(REPORT_FILE, `${[...head, ...parts].join('\n')}\n`);
}

/** Puts a newly measured part into the report. */
export function report(name: string, section: Section, load: number, order: readonly string[]): void {
  const date = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const commit = outputOf('git', ['rev-parse', '--short', 'HEAD']);
  const sections = { ...readKept(), [name]: { ...section, date, commit, load } };
  mkdirSync(path.dirname(KEPT_FILE), { recursive: true });
  writeFileSync(KEPT_FILE, JSON.stringify(sections, null, 2));
  write(sections, order);
}
