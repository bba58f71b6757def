import { text } from 'node:stream/consumers';
import path from 'node:path';
import { rendererStarter } from '../web/renderers/renderer-process';
import { checkPages, type PageCheck } from './check-pages';

const MEMORY_MB = 512;

/**
 * Checks the pages of a version: reads a `PageCheck` from its input and writes the faults, as JSON.
 */
async function main(): Promise<void> {
  const check = JSON.parse(await text(process.stdin)) as PageCheck; // written by `delivery`
  const start = rendererStarter({
    file: path.join(__dirname, 'renderer.cjs'),
    memoryMb: MEMORY_MB,
    env: { NODE_ENV: 'production', TZ: undefined },
  });
  process.stdout.write(JSON.stringify(await checkPages(check, start)));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
