import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createOrder, fastOrder, readStock } from '../../support/api';
import {
  BUYER,
  cartOf,
  fillRegularOrder,
  INVIS_DUOS,
  keepInBrowser,
  settle,
  shownOrderNumber,
  visit,
} from '../../support/pages';
import { findApi, findHost, startSite, startToFail, type Site } from '../../support/site';
import { writeRegistry } from '../../support/store';
import { expect, test } from '../../support/test';

const TILES = 'https://tiles.example';
/** One transparent pixel. */
const EMPTY_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A failed start's output, without npm's own warnings about its configuration. */
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('npm warn'));

test.describe('a start that cannot succeed', () => {
  let dataDir = '';

  test.beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'shop-bad-'));
  });
  test.afterAll(() => rm(dataDir, { recursive: true, force: true }));

  // The settings' own tests check the message for each value.
  test('says in one line which setting cannot be used', { tag: '@full' }, async () => {
    const { code, stderr } = await startToFail({ DATA_DIR: dataDir, PORT: 'eighty' });

    expect(code).toBe(1);
    expect(linesOf(stderr)).toHaveLength(1);
    expect(stderr).toContain('PORT');
  });

  test('says in one line that the port is taken', { tag: '@full' }, async () => {
    const taken = net.createServer().listen(0, '0.0.0.0');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as net.AddressInfo;

    const { code, stderr } = await startToFail({ DATA_DIR: dataDir, PORT: String(port) });
    taken.close();

    expect(code).toBe(1);
    expect(linesOf(stderr)).toHaveLength(1);
    expect(stderr).toContain(String(port));
  });

  test('says in one line that the data folder cannot be used', { tag: '@full' }, async () => {
    const file = path.join(dataDir, 'no-folder');
    await writeFile(file, 'a file instead of the folder');

    const { code, stderr } = await startToFail({ DATA_DIR: file });

    expect(code).toBe(1);
    expect(linesOf(stderr)).toHaveLength(1);
    expect(stderr).toContain(file);
  });
});

test.describe('a running site', () => {
  test.describe.configure({ mode: 'default' });
  let site: Site;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await startSite({
      env: { MAP_TILES_URL: `${TILES}/{z}/{x}/{y}.png`, MAP_TILES_ATTRIBUTION: '© Картографы' },
    });
  });
  test.afterAll(async () => {
    await site.stop();
    await rm(site.dataDir, { recursive: true, force: true });
  });

  test('refuses a second process on the same database in one line, and keeps running', { tag: '@full' }, async () => {
    const { code, stderr } = await startToFail({ DATA_DIR: site.dataDir });

    expect(code).toBe(1);
    expect(linesOf(stderr)).toHaveLength(1);
    expect(stderr).toContain('another process');
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  });

  test('names a request by one id: in its answer, and in one line of each program', { tag: '@full' }, async () => {
    const query = '{ siteProducts { code name } }';
    const answer = await fetch(`${site.url}/api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });

    const id = String(answer.headers.get('x-request-id'));
    const lines = () => linesOf(site.output()).filter((line) => line.includes(id));
    await expect.poll(() => lines().length).toBe(2);
    for (const line of lines()) expect(JSON.parse(line)).toMatchObject({ reqId: id, msg: 'answered' });
  });

  test(
    'shows the tiles of the provider that its settings name under the markers',
    { tag: '@full' },
    async ({ page, consoleMessages }) => {
      const pictures: string[] = [];
      await page.route(`${TILES}/**`, async (route) => {
        pictures.push(route.request().url());
        await route.fulfill({ contentType: 'image/png', body: EMPTY_PICTURE });
      });

      await visit(page, `${site.url}/wherebuy`);
      await expect(page.getByText('© Картографы')).toBeVisible();
      await settle(page);

      expect(pictures).not.toEqual([]);
      for (const url of pictures) expect(url).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/);
      expect(consoleMessages).toEqual([]);
    },
  );

  test('answers pages while a killed API restarts', { tag: '@full' }, async () => {
    await fetch(`${site.url}/products`);
    const api = await findApi(site);
    const host = await findHost(site);

    process.kill(api, 'SIGKILL');

    const pages = await Promise.all(
      ['/', '/products', '/invis_duos', '/services'].map((page) => fetch(site.url + page)),
    );
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 20_000 }).toBe(200);
    expect(await findHost(site)).toBe(host);
    expect(await findApi(site)).not.toBe(api);
  });

  test(
    'answers pages without an API; checkout says so and keeps the input, and one order goes through',
    { tag: '@full' },
    async ({ page }) => {
      test.setTimeout(120_000);
      await fetch(`${site.url}/products`);
      const stock = (await readStock(site.url)).get(INVIS_DUOS.id) ?? 0;
      await keepInBrowser(page, { 'shop.cart': cartOf({ id: INVIS_DUOS.id, childIds: [] }) });
      await visit(page, `${site.url}/checkout`);
      await fillRegularOrder(page, 'Когда всё заработает');
      // It is replaced after two missed probes.
      process.kill(await findApi(site), 'SIGSTOP');
      for (const address of ['/', '/products', '/services', '/invis_duos', '/invis_duos_s', '/about']) {
        expect([address, (await fetch(site.url + address)).status]).toEqual([address, 200]);
      }
      await page.getByRole('button', { name: 'Оформить заказ' }).click();
      await expect(page.getByText('Заказ не оформлен')).toBeVisible({ timeout: 40_000 });
      await page.reload();
      await expect(page.getByLabel('Фамилия, имя и отчество')).toHaveValue(BUYER.name);
      await expect(page.getByLabel('Улица')).toHaveValue('Тверская');
      await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 20_000 }).toBe(200);
      await page.getByRole('button', { name: 'Оформить заказ' }).click();

      expect(await shownOrderNumber(page)).toBeGreaterThan(0);
      expect((await readStock(site.url)).get(INVIS_DUOS.id)).toBe(stock - 1);
    },
  );

  test(
    'keeps an order when all processes are killed, and replaces a corrupt registry with the previous one',
    { tag: '@full' },
    async () => {
      const order = fastOrder([{ productId: 114, productCount: 2 }]);
      const stock = (await readStock(site.url)).get(114) ?? 0;
      const placed = await createOrder(site.url, order);
      const { dataDir } = site;
      await site.kill9();
      await writeRegistry(dataDir, '{ this is no registry');
      site = await startSite({ dataDir });

      const again = await createOrder(site.url, order);

      expect(placed.order?.id).toBeGreaterThan(0);
      expect(again.order?.id).toBe(placed.order?.id);
      expect((await readStock(site.url)).get(114)).toBe(stock - 2);
      expect((await fetch(`${site.url}/products`)).status).toBe(200);
    },
  );
});
