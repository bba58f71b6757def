import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';

/** A program that is no part of the shop. */
export interface ForeignProgram {
  /** Sends a signal to it and to all that it has started, at once, as if their machine did. */
  signal(name: NodeJS.Signals): void;
  stop(): Promise<void>;
}

function idOf(kind: '-u' | '-g'): number {
  const id = Number(spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' }).stdout);
  if (!(id > 0)) throw new Error('root needs a user "postgres": databases refuse root');
  return id;
}

/** PostgreSQL and PgBouncer refuse to run as root. */
export const serverUser = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

/** Processes that a process has started, and theirs; a database leaves its starter's group. */
function descendantsOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    return children.flatMap((child) => [child, ...descendantsOf(child)]);
  } catch {
    return []; // it has ended
  }
}

function send(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // ESRCH: it has ended.
  }
}

export interface ForeignProgramOptions {
  file: string;
  args: readonly string[];
  env?: Record<string, string>;
  cwd: string;
  /** Where its output goes. */
  log: string;
  /** Processes that it has left behind, such as a database that outlives its keeper. */
  others?: () => number[];
}

/** Runs a program as the user of databases. */
export function runForeign({
  file,
  args,
  env = {},
  cwd,
  log,
  others = () => [],
}: ForeignProgramOptions): ForeignProgram {
  const { PATH = '' } = process.env;
  const child = spawn(file, args, {
    ...serverUser,
    cwd,
    env: { PATH, LC_ALL: 'C.UTF-8', HOME: cwd, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = createWriteStream(log, { flags: 'a' });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const signal = (name: NodeJS.Signals) => {
    const roots = [child.pid ?? 0, ...others()];
    for (const pid of new Set(roots.flatMap((root) => [root, ...descendantsOf(root)]))) send(pid, name);
  };
  const end = () => signal('SIGKILL');
  process.once('exit', end);
  return {
    signal,
    async stop() {
      process.off('exit', end);
      if (!hasEnded()) {
        signal('SIGKILL');
        await once(child, 'exit');
      }
      output.end();
    },
  };
}
