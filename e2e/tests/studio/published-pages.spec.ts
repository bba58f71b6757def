import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { waitForHydration } from '../../support/pages';
import { findApi } from '../../support/site';
import { liveVersion, readRegistry } from '../../support/store';
import { SHOWN_WITHIN_MS, startStudioSite, type PageDocument, type StudioSite } from '../../support/studio';
import { test } from '../../support/test';

let shop: StudioSite;
/** The address of a picture that a page has shown. */
let uploaded = '';

test.describe.configure({ mode: 'serial' });

const BESIDE_PICTURE = {
  heading: 'Комбайн на\u00A0месте',
  nodes: [{ type: 'paragraph', text: 'Блок стоит под сиденьем.' }],
  picture: { src: '/images/delivery/courier.svg', width: 600, height: 400, alt: 'Курьер у\u00A0комбайна' },
  side: 'left',
};

const setTitle = (title: string) => (document: PageDocument) => {
  Object.assign(document.content[0]?.props ?? {}, { title });
};

test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await startStudioSite();
});

test.afterAll(() => shop.site.stop());

test('a published headline is on the site in a moment, and a restored one too, without a failed request', async () => {
  const { site, studio, statusOf, isShown } = shop;
  expect((await studio.pages()).length).toBeGreaterThan(15);
  const before = await studio.pageAt('/rental');
  const remote = liveVersion(await readRegistry(site.dataDir), 'mfe-solutions');
  const failed: number[] = [];
  let isLoading = true;
  const load = async () => {
    while (isLoading) {
      const status = await statusOf('/rental').catch(() => 0);
      if (status !== 200) failed.push(status);
      await sleep(50);
    }
  };
  const loading = load();

  const published = await studio.publish(before, setTitle('Парк под присмотром'));
  await expect
    .poll(() => isShown('/rental', 'Парк под присмотром'), { timeout: SHOWN_WITHIN_MS, intervals: [100] })
    .toBe(true);
  expect(published).toMatchObject({ state: 'live', liveVersion: 2 });

  await studio.restore(before.id, 1);
  await expect
    .poll(() => isShown('/rental', 'Машина вернётся'), { timeout: SHOWN_WITHIN_MS, intervals: [100] })
    .toBe(true);
  isLoading = false;
  await loading;

  expect(failed).toEqual([]);
  expect(liveVersion(await readRegistry(site.dataDir), 'mfe-solutions').metadata).toEqual(remote.metadata);
});

test('a new page is in sitemap, menu and breadcrumbs; it moves with a redirect, and goes everywhere', async ({
  page,
}) => {
  const { site, studio, get, html, statusOf, isShown } = shop;
  const rental = await studio.pageAt('/rental');
  const created = await studio.create(rental.id, '/farms', 'Фермам — INVIS DUOS');
  expect(await statusOf('/farms')).toBe(404);
  const preview = await studio.preview(created.id);
  await page.goto(preview.url);
  await expect(page).toHaveURL(`${site.url}/farms`);
  await waitForHydration(page);
  await expect(page.getByRole('complementary', { name: 'Предпросмотр' })).toContainText('Черновик страницы /farms');
  expect(await statusOf('/farms')).toBe(404);
  await page.getByRole('button', { name: 'Выйти' }).click();

  await studio.publish(created, (document) => {
    setTitle('Трактор не уйдёт с поля')(document);
    document.root.props.navigation = { label: 'Фермам', parent: 'Решения', order: 9 };
    // Kinds that the page it was made from does not have: their code comes in a chunk of its own.
    document.content.push({ type: 'Quote', props: { id: 'said', text: 'Искали два часа.', author: 'Фермер' } });
    document.content.push({ type: 'TextAndPicture', props: { id: 'field', ...BESIDE_PICTURE } });
  });

  await expect.poll(() => statusOf('/farms'), { timeout: SHOWN_WITHIN_MS, intervals: [100] }).toBe(200);
  await expect.poll(() => isShown('/', '/farms'), { timeout: SHOWN_WITHIN_MS }).toBe(true);
  expect(await html('/sitemap.xml')).toMatch(/\/farms<\/loc><lastmod>/);
  expect((await get('/og/farms.png')).headers.get('content-type')).toBe('image/png');

  await page.goto(`${site.url}/products`);
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('button', { name: 'Решения' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Фермам' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Трактор не уйдёт с поля' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Навигационная цепочка' })).toContainText('Фермам');
  await expect(page.getByText('Искали два часа.')).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText('Искали два часа.')).toBeVisible();
  await expect(page.getByRole('img', { name: BESIDE_PICTURE.picture.alt })).toBeVisible();

  await studio.move(created.id, '/agro');
  await expect.poll(() => statusOf('/agro'), { timeout: SHOWN_WITHIN_MS, intervals: [100] }).toBe(200);
  const moved = await get('/farms?utm_source=mail');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/agro?utm_source=mail']);

  await studio.takeOff(created.id);
  await expect.poll(() => statusOf('/agro'), { timeout: SHOWN_WITHIN_MS, intervals: [100] }).toBe(404);
  expect(await isShown('/sitemap.xml', '/agro')).toBe(false);
  expect(await isShown('/', '/agro')).toBe(false);
});

interface Uploaded {
  address: string;
  width: number;
  height: number;
}

async function upload(file: Buffer, headers: Record<string, string>) {
  const answer = await fetch(`${shop.site.url}/media`, { method: 'POST', body: new Uint8Array(file), headers });
  return { status: answer.status, body: (await answer.json()) as Uploaded & { message: string } };
}

test('an uploaded picture is on its page, in the file that the screen needs', async ({ page }) => {
  const { site, studio, isShown } = shop;
  const asPublisher = { authorization: `Bearer ${studio.token}` };
  const picture = await readFile(path.join(__dirname, '../../../host/public/og.png'));

  expect((await upload(picture, {})).status).toBe(401);
  const large = await upload(Buffer.alloc(11 * 1024 * 1024), asPublisher);
  expect([large.status, large.body.message]).toEqual([413, 'Файл слишком большой: можно до\u00A010\u00A0МБ']);
  const { body, status } = await upload(picture, asPublisher);
  expect([status, body.width, body.height]).toEqual([200, 1200, 630]);
  await studio.publish(await studio.pageAt('/logistic'), (document) => {
    const { address: src, width, height } = body;
    Object.assign(document.content[0]?.props ?? {}, { photo: { src, width, height, alt: 'Погрузка тягача' } });
  });
  await expect.poll(() => isShown('/logistic', 'Погрузка тягача'), { timeout: SHOWN_WITHIN_MS }).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/logistic`);
  const shown = page.getByRole('img', { name: 'Погрузка тягача' });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const used = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(used).toMatch(/\/uploads\/[0-9a-f]{32}-\d+\.avif$/);
  uploaded = new URL(used).pathname;
});

test('shoppers get published pages while the API is down', async () => {
  const { site, studio, get, isShown } = shop;
  await studio.publish(await studio.pageAt('/lease'), setTitle('Лизинг без потерь'));
  await expect.poll(() => isShown('/lease', 'Лизинг без потерь'), { timeout: SHOWN_WITHIN_MS }).toBe(true);

  process.kill(await findApi(site), 'SIGKILL');

  expect(await isShown('/lease', 'Лизинг без потерь')).toBe(true);
  expect((await get(uploaded)).headers.get('content-type')).toBe('image/avif');
});
