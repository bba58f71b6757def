import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 20_000;
const POLL_MS = 100;
const root = path.resolve(__dirname, '../..');

/** A supervisor with the programs that it runs. */
export interface Running {
  /** The process id of the supervisor. */
  pid: number;
  /** What has been printed so far. */
  output(): string;
  /** Stops it, like Ctrl+C in a terminal. */
  stop(): Promise<void>;
  /** Kills all its processes immediately, like a power cut. */
  kill9(): Promise<void>;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

function killGroup(child: ChildProcess): void {
  try {
    // Kills the process group: the site has several processes, and some may outlive the first.
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // ESRCH: all processes have ended.
  }
}

async function waitForEnd(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) await once(child, 'exit');
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

/** Collects the output of a process; returns everything so far. */
function collect(...streams: (Readable | null)[]): () => string {
  const chunks: string[] = [];
  for (const stream of streams) stream?.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  return () => chunks.join('');
}

function spawnNode(command: readonly string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

export interface FailedStart {
  code: number | null;
  stderr: string;
}

/** Runs a command whose settings prevent a start, and waits for its end. */
export async function runToFail(command: readonly string[], env: Record<string, string>): Promise<FailedStart> {
  const child = spawnNode(command, env);
  const stderr = collect(child.stderr);
  collect(child.stdout);
  const timer = setTimeout(() => killGroup(child), START_TIMEOUT_MS);
  await once(child, 'close');
  clearTimeout(timer);
  return { code: child.exitCode, stderr: stderr() };
}

export interface StartOptions {
  /** The script and arguments for Node. */
  command: readonly string[];
  env: Record<string, string>;
  /** Answers when it is ready. */
  readyUrl: string;
  /** A line that it prints before: another program may answer on its port. */
  printed: string;
}

/** The output of each program that this worker has started and not stopped yet. */
const outputs = new Set<() => string>();

/** @returns the warnings and errors of the running sites, which tell why a test has failed */
export function readWarnings(): string {
  const lines = [...outputs].flatMap((output) => output().split('\n'));
  return lines.filter((line) => !line.startsWith('{"level":30,')).join('\n');
}

/** Starts a supervisor, and waits until what it runs is ready. */
export async function start({ command, env, readyUrl, printed }: StartOptions): Promise<Running> {
  const child = spawnNode(command, env);
  const output = collect(child.stdout, child.stderr);
  outputs.add(output);
  child.once('exit', () => outputs.delete(output));
  const kill9 = async () => {
    killGroup(child);
    await waitForEnd(child);
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await Promise.race([waitForEnd(child), delay(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    await kill9();
  };
  const endsAt = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < endsAt && !hasEnded(child)) {
    if (output().includes(printed) && (await isReady(readyUrl))) return { pid: child.pid ?? 0, output, stop, kill9 };
    await delay(POLL_MS);
  }
  const reason = hasEnded(child) ? `ended with code ${String(child.exitCode)}` : 'did not get ready in time';
  await stop();
  throw new Error(`The site ${reason}:\n${output()}`);
}
