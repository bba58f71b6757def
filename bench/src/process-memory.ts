import { readFile } from 'node:fs/promises';
import { processTree } from './process-tree';

const KB = 1024;
const MB = 1_000_000;

async function rssMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * KB) / MB;
}

export interface HostMemory {
  host: number;
  /** All of them together. */
  renderers: number;
}

/**
 * The resident memory of a host and its renderers, in MB.
 * @param pid of the host
 */
export async function hostMemory(pid: number): Promise<HostMemory> {
  const [host = 0, ...renderers] = await Promise.all((await processTree(pid)).map(rssMb));
  return { host, renderers: renderers.reduce((sum, one) => sum + one, 0) };
}
