import { createHash } from 'node:crypto';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Another live process has locked the folder. */
export class FolderInUseError extends Error {}

// An abstract socket's name is limited to 107 bytes.
const LONGEST_NAME = 100;

function socketName(folder: string): string {
  const name = `shop:${folder}`;
  const digest = `shop:${createHash('sha256').update(folder).digest('hex')}`;
  if (process.platform === 'linux') return `\0${Buffer.byteLength(name) <= LONGEST_NAME ? name : digest}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${digest.replace(':', '-')}`;
  return path.join(os.tmpdir(), `${digest.replace(':', '-').slice(0, 40)}.sock`);
}

/**
 * Locks the folder of an embedded database for this process. The operating system releases the lock
 * when the process dies, even after `kill -9`.
 * @returns a function that releases the lock
 * @throws FolderInUseError when another process has the lock
 */
export function lockFolder(folder: string): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE' ? new FolderInUseError(`another process uses the database in ${folder}`) : error,
      );
    });
    server.listen(socketName(path.resolve(folder)), () => {
      server.unref();
      resolve(() => new Promise((done) => server.close(() => done())));
    });
  });
}
