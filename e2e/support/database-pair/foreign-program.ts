import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';

/** A program that is no part of the shop. */
export interface ForeignProgram {
  /** Sends a signal to it and to all that it has started, at once, as if their machine did. */
  signal(name: NodeJS.Signals): void;
  stop(): Promise<void>;
}

const idOf = (kind: '-u' | '-g', name: string) => Number(spawnSync('id', [kind, name], { encoding: 'utf8' }).stdout);

/**
 * Whom programs run as: PostgreSQL and PgBouncer refuse root.
 * @throws Error when this is root and there is nobody else
 */
export function findServerUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const name = ['postgres', 'nobody'].find((one) => idOf('-u', one) > 0);
  if (!name) throw new Error('cannot run as root, and there is no user "postgres" or "nobody"');
  return { uid: idOf('-u', name), gid: idOf('-g', name) };
}

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
    ...findServerUser(),
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
