import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PageLoss } from '@shop/node/page-trial';
import { readRegistry } from '../releases';
import {
  putVersion,
  removeTemporaryDirs,
  temporaryDir,
  testBuild,
  testRelease,
  testReleases,
  writeFiles,
} from '../testing';
import { readVersionFiles } from '../releases/version-files';
import type { Finding } from './page-losses';
import { browsePages, describeBrowsing } from './browse-pages';

afterAll(removeTemporaryDirs);

const loss = (address: string, name: PageLoss['name'] = 'script'): PageLoss => ({
  address,
  name,
  example: 'x is not defined',
});

/** Tries a version with a program in place of the host's. */
async function attempt(program: string, rendered: readonly Finding[] = []) {
  const releases = testReleases();
  await putVersion(releases, '1.0.0-live');
  await putVersion(releases, '1.0.0-other', { name: 'mfe-solutions' });
  const dir = temporaryDir();
  writeFiles(dir, { 'browse.cjs': program });
  const options = {
    ...{ release: testRelease({ version: '1.0.0-new' }), files: readVersionFiles(testBuild('new')) },
    ...{ registry: await readRegistry(releases), store: releases.store, live: '1.0.0-live' },
    ...{ lists: {}, schema: '', addresses: ['/products'], rendered: Promise.resolve(rendered) },
  };
  return browsePages({ program: path.join(dir, 'browse.cjs'), found: () => ({ file: '/browser' }) }, options, []);
}

/** Says in an example what it was given. */
const SAYS = (what: string) => `
  let text = '';
  process.stdin.on('data', (part) => { text += part; }).on('end', () => {
    const [input, worse] = text.split('\\n').map((line) => JSON.parse(line));
    const { readFileSync, existsSync } = require('node:fs');
    const fileOf = (name) => input.dataDir + '/remotes/' + name;
    const said = String(${what});
    process.stdout.write(JSON.stringify({ tried: 1, of: 1, changed: 0, ms: 1, pictures: [], losses: [{ address: '/', name: 'script', example: said }] }));
  });`;

const said = async (what: string, rendered?: Finding[]) => (await attempt(SAYS(what), rendered)).faults[0]?.what;

it('gives the browser a store with the live versions, of which half of the visitors get the new one', async () => {
  const shares = `Object.values(input.registry.microFrontends).flat().map((one) => one.metadata.version + ' ' + one.deployment.traffic)`;

  expect(await said(shares)).toContain('1.0.0-live 50,1.0.0-new 50,1.0.0-other 100');
  expect(await said(`readFileSync(fileOf('mfe-catalog/1.0.0-new/browser/remoteEntry.js'))`)).toContain('// new');
  expect(await said(`readFileSync(fileOf('mfe-solutions/1.0.0-other/browser/remoteEntry.js'))`)).toContain(
    '// 1.0.0-other',
  );
});

it('removes the store afterwards', async () => {
  const folder = /\(on \/: (.*?)\)/.exec((await said('input.dataDir')) ?? '')?.[1] ?? '';

  expect(folder).toContain('shop-trial-');
  expect(existsSync(folder)).toBe(false);
});

it('names one page of each kind that is worse without a browser, so that there are pictures of it', async () => {
  const losses = [loss('/duos', 'price'), loss('/one', 'price')];
  const rendered: Finding[] = [{ name: 'price', tried: 2, isAccepted: false, losses }];

  expect(await said('JSON.stringify(worse)', rendered)).toContain('["/duos"]');
});

it('says how many pages were opened when there was time for all', () => {
  const trial = { tried: 1, of: 1, changed: 0, ms: 2960, losses: [], pictures: [] };

  expect(describeBrowsing(trial, []).notes).toEqual(['opened 1 page in a browser in 3.0 s']);
});

it('says plainly that no browser was there, or that it has failed, and refuses nothing', async () => {
  const { faults, notes } = await attempt('console.error("no memory\\nat x"); process.exit(3)');

  expect([faults, notes]).toEqual([[], ['not tried in a browser: ended by 3: no memory']]);
  const found = { missing: 'no Chromium is installed here' };
  const options = {} as Parameters<typeof browsePages>[1]; // it is not looked at
  expect(await browsePages({ program: '', found: () => found }, options, [])).toMatchObject({
    faults: [],
    notes: ['not tried in a browser: no Chromium is installed here'],
  });
});

it('names the pages, what is accepted, and what was not opened in the time', () => {
  const trial = {
    tried: 9,
    of: 34,
    changed: 0,
    ms: 15_240,
    pictures: [],
    losses: [loss('/duos'), loss('/one'), loss('/', 'console')],
  };

  expect(describeBrowsing(trial, ['console'])).toMatchObject({
    faults: [
      {
        where: '2 of 9 pages throw in the browser',
        what: '/duos, /one (on /duos: x is not defined); if this is meant: --accept script',
      },
    ],
    notes: [
      'opened 9 of 34 pages in a browser in 15.2 s, and then the time was up',
      'accepted: 1 of 9 pages write errors on the console',
    ],
  });
});
