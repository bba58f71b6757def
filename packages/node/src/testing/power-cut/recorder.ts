import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SOURCE = path.join(__dirname, 'record-writes.c');

export interface Recorder {
  /** What the programs may write to; empty at first. */
  root: string;
  log: string;
  /** Of the programs whose writes are noted. */
  env: Record<string, string>;
  /** A folder for states of the disk, in memory where the system has one. */
  states: string;
  remove: () => void;
}

/** Whether the system can record: Linux, with a C compiler. Else no power is cut. */
export function canRecord(): boolean {
  const isAble = process.platform === 'linux' && spawnSync('gcc', ['--version']).status === 0;
  if (!isAble) process.stdout.write('No gcc found: no power is cut. Debian has it in "gcc" and "libc6-dev".\n');
  return isAble;
}

/** Prepares a folder whose changes are noted, with each sync. */
export function createRecorder(): Recorder {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'shop-power-cut-')));
  const library = path.join(folder, 'record-writes.so');
  const built = spawnSync('gcc', ['-shared', '-fPIC', '-O2', '-Wall', '-o', library, SOURCE, '-ldl'], {
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(built.stderr);
  const [root, log] = [path.join(folder, 'root'), path.join(folder, 'log')];
  mkdirSync(root);
  writeFileSync(log, '');
  const memory = spawnSync('test', ['-w', '/dev/shm']).status === 0 ? '/dev/shm' : folder;
  const states = mkdtempSync(path.join(memory, 'shop-power-cut-'));
  return {
    root,
    log,
    states,
    env: { LD_PRELOAD: library, POWER_CUT_ROOT: root, POWER_CUT_LOG: log },
    remove() {
      for (const made of [folder, states]) rmSync(made, { recursive: true, force: true });
    },
  };
}
