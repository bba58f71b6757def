import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { visit } from '../support/pages';
import { findHost, startSite, type Site } from '../support/site';
import { readRegistry, runRemotes } from '../support/store';
import { createWorkspace, type Workspace } from '../support/workspace';
import { expect, test } from '../support/test';

const LIVE_WITHIN_MS = 2000;
const FOLDER = 'mfe-solutions/src/content/pages';
const OTHERS = ['mfe-catalog', 'mfe-cart-checkout', 'mfe-account'];

const PAGE = {
  root: {
    props: {
      path: '/farms',
      title: 'Сельское хозяйство — INVIS DUOS',
      description: 'Охрана тракторов и комбайнов.',
      navigation: { label: 'Сельское хозяйство', parent: 'Решения', order: 5 },
    },
  },
  content: [
    {
      type: 'Hero',
      props: {
        id: 'hero',
        title: 'Комбайн на месте',
        lead: 'Видно, где техника и сколько в ней топлива.',
        picture: 'truck-slices',
      },
    },
    {
      type: 'Steps',
      props: {
        id: 'steps',
        heading: 'Подключение',
        items: [{ mark: 'День 1', title: 'Считаем', text: 'Готовим смету.' }],
      },
    },
  ],
  zones: {},
};

let site: Site;
let workspace: Workspace;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  [site, workspace] = await Promise.all([startSite(), createWorkspace()]);
  await mkdir(path.join(workspace.dir, FOLDER), { recursive: true });
});

test.afterAll(async () => {
  await workspace.remove();
  await site.stop();
});

const write = (name: string, document: unknown) =>
  writeFile(path.join(workspace.dir, FOLDER, name), JSON.stringify(document));
const html = async (address: string) => (await fetch(site.url + address)).text();
const hostScript = async () => /\/static\/main\.[^"]+\.js/.exec(await html('/products'))?.[0];

async function versionsOf(names: readonly string[]) {
  const { microFrontends } = await readRegistry(site.dataDir);
  return names.map((name) => microFrontends[name]?.map(({ metadata }) => metadata.version));
}

test('a wrong document is refused by the build, which names file and place', async () => {
  test.setTimeout(120_000);
  const [hero, steps] = PAGE.content;
  await write('farms.json', {
    ...PAGE,
    content: [hero, { ...steps, props: { ...steps?.props, items: [{ mark: 'День 1' }] } }],
  });

  const { code, stderr } = await runRemotes(site.dataDir, ['publish', 'mfe-solutions'], workspace.dir);

  expect(code).toBe(1);
  expect(stderr).toContain('src/content/pages/farms.json: content[1] (Steps).items[0].title: a text is missing');
});

test('a document alone makes a page: served, with a picture, in the sitemap and in the menu, nothing else touched', async ({
  page,
  complaints,
}) => {
  test.setTimeout(240_000);
  expect((await fetch(`${site.url}/farms`)).status).toBe(404);
  const before = [await findHost(site), await hostScript(), await versionsOf(OTHERS)];
  await write('farms.json', PAGE);

  const { code, stderr } = await runRemotes(site.dataDir, ['publish', 'mfe-solutions'], workspace.dir);

  expect([code, stderr]).toEqual([0, expect.any(String)]);
  await expect.poll(async () => (await fetch(`${site.url}/farms`)).status, { timeout: LIVE_WITHIN_MS }).toBe(200);
  const served = await html('/farms');
  expect(served).toContain('<title>Сельское хозяйство — INVIS DUOS</title>');
  expect(served).toContain('Комбайн на месте');
  const [, picture = ''] = /<meta property="og:image" content="([^"]+)">/.exec(served) ?? [];
  expect(picture).toMatch(/\/remotes\/mfe-solutions\/[^/]+\/browser\/assets\/farms\.\w+\.png$/);
  expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');
  expect(await html('/sitemap.xml')).toContain(`<loc>${site.url}/farms</loc>`);
  expect([await findHost(site), await hostScript(), await versionsOf(OTHERS)]).toEqual(before);

  await visit(page, `${site.url}/about`);
  await page.getByRole('banner').getByRole('button', { name: 'Решения' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Сельское хозяйство' }).click();
  await expect(page).toHaveURL(`${site.url}/farms`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Комбайн на месте');
  expect(complaints).toEqual([]);
});
