import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pino, { type Logger } from 'pino';
import { createPreviewToken } from '@shop/node/bundles';
import { sign } from '@shop/node/signing';
import { createHostApp } from '../web/app';
import { readSettings } from '../web/settings';
import { startInProcess } from './in-process-renderer';
import { startServer } from './local-server';
import { temporaryDir, TEST_KEYS, TEST_PUBLIC_KEY, writeStore, type StoredVersion } from './temporary-store';

/** The server bundle of a remote whose page shows a text. */
export function textBundle(text: string, { atLoad = '', inRender = '' } = {}): string {
  return `
    const { createElement } = require('react');
    ${atLoad}
    function Page() {
      ${inRender}
      return createElement('h1', null, ${JSON.stringify(text)});
    }
    const page = { Page, head: () => ({ title: 'Главная', description: 'Охрана' }) };
    exports.remote = { name: 'mfe-test', routes: [{ id: 'page', path: '/', access: 'public', load: async () => page }] };`;
}

const HOUR_MS = 3_600_000;

/** The host keeps each registry that it follows. */
const hasFollowed = async (remotesDir: string, dataDir: string): Promise<boolean> => {
  const files = [path.join(remotesDir, 'registry.json'), path.join(dataDir, 'host/registry.json')];
  const [published, kept] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return published === kept;
};

const EMPTY_LISTS = {
  siteProducts: [],
  siteShopAddresses: [],
  siteDeliveryCities: [],
  siteDeliveryTypes: [],
  siteDeliveryPrices: [],
  siteDiscounts: [],
  siteFacts: [],
  siteReviews: [],
};

/** A token of these versions, signed with the key that the test host knows. */
export function previewToken(versions: Record<string, string>, expiresInMs = HOUR_MS): string {
  const expiresAt = new Date(Date.now() + expiresInMs).toISOString();
  return createPreviewToken({ versions, expiresAt }, (text) => sign(TEST_KEYS.privateKey, text));
}

/**
 * Starts a host with remotes, and an API whose lists are empty.
 * @param data what the API answers besides
 * @param answers what it answers at an address instead
 * @returns `calls` are those that the API has got
 */
export async function startTestHost(
  remotes: Record<string, StoredVersion[]>,
  log: Logger = pino({ level: 'silent' }),
  env: Record<string, string> = {},
  data: object = {},
  answers: Readonly<Record<string, object>> = {},
) {
  const [dataDir, distDir] = [temporaryDir(), temporaryDir()];
  for (const folder of ['static', 'public']) mkdirSync(path.join(distDir, folder));
  const remotesDir = path.join(dataDir, 'remotes');
  writeStore(remotesDir, remotes);
  const calls: { url: string; headers: NodeJS.Dict<string | string[]> }[] = [];
  const api = await startServer((request, response) => {
    calls.push({ url: request.url ?? '', headers: request.headers });
    const answer = answers[request.url ?? ''] ?? { data: { ...EMPTY_LISTS, ...data } };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  const settings = readSettings({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://shop.test',
    API_URL: api.url,
    REGISTRY_PUBLIC_KEY: TEST_PUBLIC_KEY,
    ...env,
  });
  const files = {
    version: '1',
    provides: { react: '19.2.0' },
    distDir,
    hostScripts: [],
    starter: 'start()',
    madeOf: 'tellLoaded()',
  };
  const app = await createHostApp(settings, files, log, startInProcess);
  return {
    app,
    calls,
    /** Publishes, and waits until the host serves what it has read. */
    async publish(published: Record<string, StoredVersion[]>) {
      writeStore(remotesDir, published);
      while (!(await hasFollowed(remotesDir, dataDir))) await setTimeout(20);
      await setTimeout(50); // pages of versions that are gone are forgotten a moment later
    },
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    async close() {
      await app.close();
      await api.close();
    },
  };
}

export type TestHost = Awaited<ReturnType<typeof startTestHost>>;
