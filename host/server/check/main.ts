import os from 'node:os';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { leaveProcessors } from '@shop/node/give-way';
import { rendererStarter } from '../web/renderers/renderer-process';
import { checkPages, type PageCheck } from './check-pages';
import { tryPages, type PageTrial } from './trial/try-pages';

const MEMORY_MB = 512;
/** Shoppers of the machine go first; a render has its limit of time all the same. */
const NICE = 10;

/**
 * Checks the pages of a version: reads a `PageCheck` from its input and writes the faults, or a
 * `PageTrial` and writes its result, as JSON.
 */
async function main(): Promise<void> {
  os.setPriority(NICE);
  leaveProcessors();
  const check = JSON.parse(await text(process.stdin)) as PageCheck | PageTrial; // written by the publisher
  const start = rendererStarter({
    file: path.join(__dirname, 'renderer.cjs'),
    memoryMb: MEMORY_MB,
    env: { NODE_ENV: 'production', TZ: undefined },
  });
  const result = 'candidate' in check ? await tryPages(check, start) : await checkPages(check, start);
  process.stdout.write(JSON.stringify(result));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
