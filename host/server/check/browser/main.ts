import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { leaveProcessors, letSessionsGiveWay, NICE } from '@shop/node/give-way';
import { readHostFiles } from '../../web/read-host-files';
import { rendererStarter } from '../../web/renderers/renderer-process';
import { browsePages, type BrowserTrial } from './browse-pages';
import { openSpareSite } from './spare-site';
import { startBrowser } from './start-browser';

interface Input extends Omit<BrowserTrial, 'worse'> {
  /** Has the store and the key of the spare site. */
  dataDir: string;
  /** The program of Chromium. */
  browser: string;
  lists: Readonly<Record<string, string>>;
  /** The API's schema, in the schema language. */
  schema: string;
}

const MEMORY_MB = 512;

/**
 * `browse.cjs`: reads an `Input` and, in a second line as soon as they are known, addresses of
 * pages that are worse. Writes what it has found in a browser. All of it is JSON.
 */
async function main(): Promise<void> {
  os.setPriority(NICE); // shoppers of the same machine go first
  leaveProcessors();
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const nextLine = async () => (await lines.next()) as { value: string | undefined }; // by its documentation
  const input = JSON.parse((await nextLine()).value ?? '') as Input; // written by the publisher
  const worse = nextLine().then(({ value }) => JSON.parse(value ?? '[]') as string[]); // by it, too
  const startRenderer = rendererStarter({
    file: path.join(__dirname, 'renderer.cjs'),
    memoryMb: MEMORY_MB,
    env: { NODE_ENV: 'production', TZ: undefined },
  });
  const files = readHostFiles(path.resolve(__dirname, '..'));
  const [site, browser] = await Promise.all([
    openSpareSite({ ...input, files, startRenderer }),
    startBrowser(input.browser),
  ]);
  letSessionsGiveWay();
  const result = await browsePages({ ...input, worse }, site, browser);
  await browser.close();
  process.stdout.write(JSON.stringify(result), () => process.exit());
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`, () => process.exit(1));
});
