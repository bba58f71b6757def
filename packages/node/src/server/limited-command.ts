/** What the V8 of Node.js 24 reserves for code. The kernel counts it as data, used or not. */
const CODE_RANGE_MB = 512;

/**
 * Returns the command that runs a program of Node.js with a limit of its heap, and with the same
 * limit of its other memory. V8 does not count the contents of typed arrays, so the kernel does;
 * Windows has no such limit.
 * @param cpuSeconds how much time of a processor it may take, however long that lasts; then the
 *   kernel sends it SIGXCPU
 */
export function limitedCommand(file: string, memoryMb: number, cpuSeconds?: number): [command: string, args: string[]] {
  const args = [`--max-old-space-size=${memoryMb}`, file];
  if (process.platform === 'win32') return [process.execPath, args];
  const limitKb = (2 * memoryMb + CODE_RANGE_MB) * 1024;
  const cpuLimit = cpuSeconds === undefined ? '' : `ulimit -S -t ${cpuSeconds} && `;
  return ['/bin/sh', ['-c', `${cpuLimit}ulimit -d ${limitKb} && exec "$0" "$@"`, process.execPath, ...args]];
}
