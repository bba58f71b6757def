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

/** At both ends of a run, while connections open and close, CPU time is not read. */
const EDGE_MS = 300;
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

/** How busy generator and server are during a run of so many seconds that has just begun. */
async function busyDuring(generatorPid: number, serverPid: number, seconds: number): Promise<Busy> {
  const read = async () => ({
    generator: await cpuSeconds(generatorPid),
    server: await cpuSeconds(serverPid),
    at: performance.now() / 1000,
  });
  await sleep(EDGE_MS);
  const before = await read();
  await sleep(seconds * 1000 - 2 * EDGE_MS);
  const after = await read();
  const share = (of: keyof Busy) => (after[of] - before[of]) / (after.at - before.at);
  return { generator: share('generator'), server: share('server') };
}

/** Requests as fast as the server answers, by one thread. */
export async function runWrk(load: Load, seconds: number): Promise<LoadFigures> {
  const child = spawn(findWrk(), argumentsOf(load, seconds), { stdio: ['ignore', 'pipe', 'inherit'] });
  const output = text(child.stdout);
  const ended = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`wrk failed on ${load.url}`);
  });
  const [busy] = await Promise.all([busyDuring(child.pid ?? 0, load.pid, seconds), ended]);
  const figures = readWrkOutput(await output);
  return { ...figures, ...busy, cpuMs: (busy.server / figures.perSecond) * 1000 };
}
