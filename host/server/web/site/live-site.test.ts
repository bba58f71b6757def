import path from 'node:path';
import pino from 'pino';
import { startInProcess } from '../../testing/in-process-renderer';
import { deadUrl } from '../../testing/local-server';
import {
  publicRoute,
  removeTemporaryDirs,
  temporaryDir,
  TEST_PUBLIC_KEY,
  writeStore,
} from '../../testing/temporary-store';
import { textBundle } from '../../testing/test-host';
import { pageRequest } from '../sets/page-request';
import { createMetrics } from '../http/metrics';
import { createVersionCounts } from '../rum/version-figures';
import { readSettings } from '../settings';
import { openLiveSite, type LiveSite } from './live-site';
import type { SiteChange } from './site-changes';

let site: LiveSite;

async function open(dataDir: string) {
  const metrics = createMetrics();
  const settings = readSettings({
    DATA_DIR: dataDir,
    API_URL: await deadUrl(),
    REGISTRY_PUBLIC_KEY: TEST_PUBLIC_KEY,
  });
  site = await openLiveSite({
    ...{ settings, metrics, counts: createVersionCounts(metrics), log: pino({ level: 'silent' }) },
    files: { version: '1', provides: { react: '19.2.0' }, distDir: '', hostScripts: [], starter: '', madeOf: '' },
    startRenderer: startInProcess,
    onFailure: () => undefined,
  });
}

const publish = (dataDir: string, version: string) =>
  writeStore(path.join(dataDir, 'remotes'), {
    'mfe-test': [{ version, code: textBundle(`Версия ${version}`), routes: [publicRoute('/')] }],
  });

const pageAt = async (address: string) => site.cache.get(pageRequest(await site.sets.live(), address, ''));

/** Resolves with all changes up to the first one of this kind. */
const changesUpTo = (what: SiteChange['what']) =>
  new Promise<SiteChange[]>((resolve) => {
    const told: SiteChange[] = [];
    site.onChange((change) => {
      told.push(change);
      if (change.what === what) resolve(told);
    });
  });

afterEach(() => site.close());
afterAll(removeTemporaryDirs);

it('tells of a publication, then of the pages whose versions nobody gets any more', async () => {
  const dataDir = temporaryDir();
  publish(dataDir, '1');
  await open(dataDir);
  const before = await pageAt('/');
  const changes = changesUpTo('sets');

  publish(dataDir, '2');

  expect(await changes).toEqual([
    { what: 'registry', paths: [] },
    { what: 'sets', paths: ['/'] },
  ]);
  expect(before.versions).toEqual({ 'mfe-test': '1' });
  expect((await pageAt('/')).versions).toEqual({ 'mfe-test': '2' });
});

it('has followed a change itself when it tells others of it', async () => {
  const dataDir = temporaryDir();
  publish(dataDir, '1');
  await open(dataDir);
  await site.warmUp();
  const seen = new Promise((resolve) =>
    site.onChange(({ what }) => {
      if (what === 'registry') resolve(site.sets.live());
    }),
  );

  publish(dataDir, '2');

  expect(await seen).toMatchObject({ remotes: [{ name: 'mfe-test', version: '2' }] });
});

it('has no pages without a registry', async () => {
  await open(temporaryDir());

  expect(site.isKnown()).toBe(false);
  await expect(site.sets.live()).rejects.toThrow('no registry of remotes has been read yet');
  expect((await site.pool.live()).remotes).toEqual([]);
});
