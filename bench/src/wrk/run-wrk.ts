import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds } from '../cpu-time';
import { findWrk } from './find-wrk';
import type { Busy } from './limit';
import { readWrkOutput, type WrkOutput } from './wrk-output';

const READ_EACH_MS = 300;
/** Enough for a server that is flooded: what takes longer counts as failed. */
const TIMEOUT_S = 10;

export interface Load {
  url: string;
  connections: number;
  headers: Readonly<Record<string, string>>;
  /** A script of this folder, for requests that differ, and what it gets after a new seed. */
  script?: { file: string; args: readonly string[] };
  /** The process that answers. */
  pid: number;
}

export interface LoadFigures extends WrkOutput, Busy {
  /** What a request costs the server. Unlike the rate, it is its own whoever was the limit. */
  cpuMs: number;
}

function argumentsOf({ url, connections, headers, script }: Load, seconds: number): string[] {
  return [
    ...['--threads', '1', '--latency', '--timeout', `${TIMEOUT_S}s`],
    ...['--connections', String(connections), '--duration', `${seconds}s`],
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
    ...(script ? ['--script', path.join(import.meta.dirname, script.file)] : []),
    url,
    ...(script ? ['--', String(randomInt(2 ** 31)), ...script.args] : []),
  ];
}

/** CPU time so far and the clock, in seconds. */
interface Reading extends Busy {
  at: number;
}

async function read(generatorPid: number, serverPid: number): Promise<Reading> {
  const [generator, server] = await Promise.all([generatorPid, serverPid].map(cpuSeconds));
  return { generator: generator ?? 0, server: server ?? 0, at: performance.now() / 1000 };
}

/**
 * How busy generator and server are between the first and the last reading of a run. When the
 * generator has ended, its time cannot be read any more.
 */
async function busyUntilEnd(generatorPid: number, serverPid: number): Promise<Busy> {
  const readings: Reading[] = [];
  for (;;) {
    await sleep(READ_EACH_MS);
    const reading = await read(generatorPid, serverPid).catch(() => null);
    if (!reading) break;
    readings.push(reading);
  }
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last || first === last) throw new Error('wrk has ended before its CPU time was read');
  const share = (of: keyof Busy) => (last[of] - first[of]) / (last.at - first.at);
  return { generator: share('generator'), server: share('server') };
}

/** Requests as fast as the server answers, by one thread. */
export async function runWrk(load: Load, seconds: number): Promise<LoadFigures> {
  const child = spawn(findWrk(), argumentsOf(load, seconds), { stdio: ['ignore', 'pipe', 'inherit'] });
  const output = text(child.stdout);
  const ended = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`wrk failed on ${load.url}`);
  });
  const [, busy] = await Promise.all([ended, busyUntilEnd(child.pid ?? 0, load.pid)]);
  const figures = readWrkOutput(await output);
  return { ...figures, ...busy, cpuMs: (busy.server / figures.perSecond) * 1000 };
}
