import type { ChildProcess } from 'node:child_process';

const MB = 1_000_000;

/** The heap of a program with `heap-probe.cjs`, after garbage collection. */
export function heapMb(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    const handle = (message: { type?: string; bytes?: number }) => {
      if (message.type !== 'heap') return;
      child.off('message', handle);
      resolve((message.bytes ?? 0) / MB);
    };
    child.on('message', handle);
    child.send({ type: 'heap' });
  });
}
