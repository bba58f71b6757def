import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { rollback, type Releases } from './releases';
import { putVersion, removeTemporaryDirs, temporaryDir, testReleases } from './testing';
import { startWebhook } from './webhook';

const POLL_MS = 10;

let releases: Releases;
let dataDir: string;
let server: Server;
let url: string;
let told: string[];
let status: number;
let stop: () => Promise<void>;

const put = (version: string) => putVersion(releases, version);

const start = (onFailure: (error: unknown) => void = () => undefined) => {
  stop = startWebhook({ url, store: releases.store, dataDir, onFailure, pollMs: POLL_MS });
};

/** Waits until the webhook was told so many times. */
async function toldTimes(count: number): Promise<void> {
  while (told.length < count) await setTimeout(POLL_MS);
}

beforeEach(async () => {
  releases = testReleases();
  dataDir = temporaryDir();
  told = [];
  status = 200;
  server = createServer((request, response) => {
    void text(request).then((body) => {
      if (status === 200) told.push((JSON.parse(body) as { text: string }).text); // sent by the webhook
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has no other kind
  await put('1');
});

afterEach(async () => {
  await stop();
  server.close();
});

afterAll(removeTemporaryDirs);

/** What came before the first start is no news: waits until that is known. */
async function started(): Promise<void> {
  while (!existsSync(path.join(dataDir, 'delivery/last-told'))) await setTimeout(POLL_MS);
}

it('is told of each change in its order, whoever has made it, and of nothing before its start', async () => {
  start();
  await started();

  await put('2');
  await rollback({ ...releases, who: 'judge' }, 'mfe-catalog', { named: '2' });
  await toldTimes(2);

  expect(told).toEqual(['anna: publish mfe-catalog 1 → 2', 'judge: rollback mfe-catalog 2 → 1']);
});

it('is told later of what happened while it was away, also after a restart', async () => {
  const failures: string[] = [];
  start((error) => failures.push(String(error)));
  await started();
  status = 503;
  await put('2');
  while (failures.length === 0) await setTimeout(POLL_MS);
  await stop();

  status = 200;
  start();
  await toldTimes(1);

  expect(failures[0]).toBe('Error: the webhook answers 503');
  expect(told).toEqual(['anna: publish mfe-catalog 1 → 2']);
});
