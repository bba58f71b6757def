import { readFile } from 'node:fs/promises';

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
 * The resident memory of a host and its renderers, in MB. Linux only, like the rest of the site.
 * @param pid of the host
 */
export async function hostMemory(pid: number): Promise<HostMemory> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
  const renderers = await Promise.all(children.map((child) => rssMb(Number(child))));
  return { host: await rssMb(pid), renderers: renderers.reduce((sum, one) => sum + one, 0) };
}
