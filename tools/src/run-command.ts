import { spawn, type ChildProcess } from 'node:child_process';
import { ROOT_DIR } from './packages';

export interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  timeoutMs: number;
  /** Returns the output, for the caller to print when nothing else is printing. */
  isBuffered?: boolean;
}

export interface CommandResult {
  isGood: boolean;
  /** The program's output; empty unless it was buffered. */
  output: string;
}

const running = new Set<ChildProcess>();

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // ESRCH: it has ended.
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** An interrupted test run must leave no server behind. */
function endAll(): void {
  for (const child of running) killGroup(child, 'SIGTERM');
  process.exit(1);
}

/** Handles signals only while a program runs: a site that was built before has its own way. */
function add(child: ChildProcess): void {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, endAll);
  running.add(child);
}

function remove(child: ChildProcess): void {
  running.delete(child);
  if (running.size === 0) for (const signal of SIGNALS) process.off(signal, endAll);
}

/**
 * Runs a program in the repository's root. Its process group ends with it, or at its time limit.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { env, timeoutMs, isBuffered = false }: CommandOptions,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT_DIR,
      env: { ...process.env, ...env },
      stdio: ['ignore', isBuffered ? 'pipe' : 'inherit', isBuffered ? 'pipe' : 'inherit'],
      detached: true,
    });
    const chunks: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
    const timer = setTimeout(() => {
      chunks.push(`Stopped after ${timeoutMs / 60_000} minutes: ${command} ${args.join(' ')}\n`);
      killGroup(child, 'SIGKILL');
    }, timeoutMs);
    const end = (isGood: boolean) => {
      clearTimeout(timer);
      remove(child);
      resolve({ isGood, output: chunks.join('') });
    };
    add(child);
    child.once('error', (error) => {
      chunks.push(`${command}: ${error.message}\n`);
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}
