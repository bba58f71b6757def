import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { processTree } from '../process-tree';

const KB = 1024;
const MB = 1_000_000;
const READ_EACH_MS = 200;

async function allBelow(pid: number): Promise<number[]> {
  const [, ...children] = await processTree(pid);
  return [pid, ...(await Promise.all(children.map(allBelow))).flat()];
}

/** What a process has for itself: files that it has mapped, such as Node.js, are there anyway. */
async function ofProcess(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1]) * KB) / MB;
}

/** The memory of processes and all below them, in MB; one that has ended takes none. */
async function memoryOf(pids: readonly number[]): Promise<number> {
  const trees = await Promise.all(pids.map((pid) => allBelow(pid).catch(() => [])));
  const each = await Promise.all(trees.flat().map((pid) => ofProcess(pid).catch(() => 0)));
  return each.reduce((sum, one) => sum + one, 0);
}

/**
 * Follows the memory of processes, and of all below them.
 * @returns what ends this, and says how much they had at most, in MB
 */
export function followMemory(pids: readonly number[]): { stop: () => Promise<number> } {
  let isStopped = false;
  const follow = async () => {
    let most = 0;
    while (!isStopped) {
      most = Math.max(most, await memoryOf(pids));
      await sleep(READ_EACH_MS);
    }
    return most;
  };
  const followed = follow();
  return {
    stop() {
      isStopped = true;
      return followed;
    },
  };
}
