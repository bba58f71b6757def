import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { ROOT_DIR } from '@shop/tools/packages';

/** Prints the server's address, and runs until its input ends. */
const HOLD = 'console.log(process.env.TEST_DATABASE_URL); process.stdin.resume().on("end", () => process.exit(0));';

export interface BenchPostgres {
  url: string;
  stop: () => Promise<void>;
}

/**
 * A temporary PostgreSQL; null when none is available.
 * @param waits whether it waits for the disk, as in production; that of the API's tests does not
 */
export async function startPostgres(waits = true): Promise<BenchPostgres | null> {
  const child = spawn(process.execPath, ['api/scripts/with-postgres.mjs', process.execPath, '-e', HOLD], {
    cwd: ROOT_DIR,
    env: { ...process.env, POSTGRES_WAITS: waits ? 'on' : 'off' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('postgres')) break;
    return {
      url: line,
      async stop() {
        child.stdin.end();
        await ended;
      },
    };
  }
  return null;
}
