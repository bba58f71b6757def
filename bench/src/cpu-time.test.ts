import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpuSeconds, readCpuSeconds } from './cpu-time';

describe('the CPU time of a process', () => {
  it('is what it and its ended children took, in its own code and in the kernel', () => {
    const stat = '13058 (node) S 1 2 3 0 -1 4194304 9257 0 0 0 110 56 30 4 20 0 11 0 96014 1053421568 14125';

    expect(readCpuSeconds(stat)).toBe(2);
  });

  it('is found behind a name with spaces and brackets', () => {
    expect(readCpuSeconds('7 (a) R (b c)) S 1 2 3 0 -1 4 9 0 0 0 100 0 0 0 20 0 1')).toBe(1);
  });

  it('contains that of its running children', async () => {
    const busy = 'const end = process.cpuUsage().user + 150_000; while (process.cpuUsage().user < end);';
    const child = spawn(process.execPath, ['-e', `${busy} console.log("done"); process.stdin.resume();`]);
    const before = await cpuSeconds(process.pid);

    await once(child.stdout, 'data');

    expect((await cpuSeconds(process.pid)) - before).toBeGreaterThan(0.1);
    child.stdin.end();
    await once(child, 'exit');
  });
});
