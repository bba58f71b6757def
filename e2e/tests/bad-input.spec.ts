import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createOrder, fastOrder, postGraphql, readStock } from '../support/api';
import {
  BUYER,
  cartOf,
  expectInCart,
  fillRegularOrder,
  INVIS_DUOS,
  keepInBrowser,
  settle,
  shownOrderNumber,
  visit,
} from '../support/pages';
import { findApi, findHost, startSite, startToFail, type Site } from '../support/site';
import { readRegistry, writeRegistry } from '../support/store';
import { expect, test } from '../support/test';

const BAD_SETTINGS = [
  ['PORT', 'eighty'],
  ['PORT', '99999'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['SMTP_URL', 'mail.example.ru'],
  ['MAIL_FROM', 'nobody'],
  ['SHOP_EMAIL', 'orders'],
  ['PUBLIC_URL', 'shop.example.ru'],
  ['PAYMENT_DISABLED', 'yes'],
  ['DISCOUNTS_ENABLED', '1'],
  ['ACCESSORIES_PRESELECTED', 'on'],
  ['MAP_TILES_URL', 'tiles'],
  ['RATE_LIMITS', 'true'],
  ['LOG_LEVEL', 'loud'],
] as const;

/** What a terminal shows of a start that failed: npm's own warnings about its configuration aside. */
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('npm warn'));

test.describe('a start that cannot succeed', () => {
  let dataDir = '';

  test.beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'shop-bad-'));
  });
  test.afterAll(() => rm(dataDir, { recursive: true, force: true }));

  for (const [name, value] of BAD_SETTINGS) {
    test(`says in one line that ${name} cannot be "${value}"`, async () => {
      const { code, stderr } = await startToFail({ DATA_DIR: dataDir, [name]: value });

      expect(code).toBe(1);
      expect(linesOf(stderr)).toHaveLength(1);
      expect(stderr).toContain(name);
    });
  }

  test('says in one line that the port is taken', async () => {
    const taken = net.createServer().listen(0, '0.0.0.0');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as net.AddressInfo;

    const { code, stderr } = await startToFail({ DATA_DIR: dataDir, PORT: String(port) });
    taken.close();

    expect(code).toBe(1);
    expect(linesOf(stderr)).toHaveLength(1);
    expect(stderr).toContain(String(port));
  });

  test('says in one line that the data folder cannot be used', async () => {
    const file = path.join(dataDir, 'no-folder');
    await writeFile(file, 'a file stands where the folder has to be');

    const { code, stderr } = await startToFail({ DATA_DIR: file });

    expect(code).toBe(1);
    expect(linesOf(stderr)).toHaveLength(1);
    expect(stderr).toContain(file);
  });

  test('says in one line that the database folder cannot be read', async () => {
    const folder = path.join(dataDir, 'broken');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'database'), 'a file stands where the database has to be');

    const { code, stderr } = await startToFail({ DATA_DIR: folder });

    expect(code).toBe(1);
    expect(linesOf(stderr)).toHaveLength(1);
    expect(stderr).toContain(path.join(folder, 'database'));
  });
});

test.describe('a site of its own', () => {
  let site: Site;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await startSite();
  });
  test.afterAll(() => site.stop());

  test('a second process on the same database is refused in one line, the first lives on', async () => {
    const { code, stderr } = await startToFail({ DATA_DIR: site.dataDir });

    expect(code).toBe(1);
    expect(linesOf(stderr)).toHaveLength(1);
    expect(stderr).toContain('another process');
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  });

  test('a corrupt registry does not replace the good one', async () => {
    const registry = await readRegistry(site.dataDir);
    const countRefused = () => site.output().split('the registry cannot be read').length - 1;
    for (const text of ['', '{"schema":', '[]', '{"schema":"x","microFrontends":{"mfe-catalog":[{}]}}']) {
      const before = countRefused();
      await writeRegistry(site.dataDir, text);
      await expect.poll(countRefused).toBeGreaterThan(before);
      expect((await fetch(`${site.url}/products`)).status).toBe(200);
      expect(await (await fetch(`${site.url}/remotes.json`)).json()).toEqual(registry);
    }
    await writeRegistry(site.dataDir, registry);
  });

  test('an API that was killed comes back, and pages answer meanwhile', async () => {
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

  test('an order outlives the end of all processes', async () => {
    const order = fastOrder([{ productId: 114, productCount: 2 }]);
    const placed = await createOrder(site.url, order);
    await site.kill9();
    const { dataDir } = site;
    site = await startSite({ dataDir });

    const again = await createOrder(site.url, order);

    expect(placed.order?.id).toBeGreaterThan(0);
    expect(again.order?.id).toBe(placed.order?.id);
    expect((await readStock(site.url)).get(114)).toBe(24);
  });

  test('a registry that is corrupt at the start gives way to the one before it', async () => {
    const { dataDir } = site;
    const registry = await readRegistry(dataDir);
    await site.stop();
    await writeRegistry(dataDir, '{ this is no registry');
    site = await startSite({ dataDir });

    expect((await fetch(`${site.url}/products`)).status).toBe(200);
    expect(Object.keys(registry.microFrontends)).toContain('mfe-catalog');
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
    site = await startSite();
  });
});

test.describe('with an API that stands still', () => {
  let site: Site;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await startSite();
  });
  test.afterAll(() => site.stop());

  test('public pages answer, checkout says so and keeps what was typed, and the order goes through once', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await fetch(`${site.url}/products`);
    const stock = (await readStock(site.url)).get(INVIS_DUOS.id) ?? 0;
    await keepInBrowser(page, { 'shop.cart': cartOf({ id: INVIS_DUOS.id, childIds: [] }) });
    await visit(page, `${site.url}/checkout`);
    await fillRegularOrder(page, 'Когда всё заработает');
    const api = await findApi(site);
    process.kill(api, 'SIGSTOP');
    try {
      for (const address of ['/', '/products', '/services', '/invis_duos', '/invis_duos_s', '/about']) {
        expect([address, (await fetch(site.url + address)).status]).toEqual([address, 200]);
      }
      await page.getByRole('button', { name: 'Оформить заказ' }).click();
      await expect(page.getByText('Заказ не оформлен')).toBeVisible({ timeout: 40_000 });
      await page.reload();
      await expect(page.getByLabel('Фамилия, имя и отчество')).toHaveValue(BUYER.name);
      await expect(page.getByLabel('Улица')).toHaveValue('Тверская');
    } finally {
      process.kill(api, 'SIGCONT');
    }
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 20_000 }).toBe(200);
    const consent = page.getByRole('checkbox', { name: /Принимаю/ });
    await consent.check();
    await page.getByRole('button', { name: 'Оформить заказ' }).click();

    expect(await shownOrderNumber(page)).toBeGreaterThan(0);
    expect((await readStock(site.url)).get(INVIS_DUOS.id)).toBe(stock - 1);
  });
});

const GARBAGE: Readonly<Record<string, string>> = {
  'no JSON': '{"half',
  'another kind': '{"a":1}',
  nothing: 'null',
  'wrong rows': '[null,1,"x",{"id":-1,"productId":"102"},{"id":1,"productId":102,"parentId":9,"productCount":1e9}]',
  'a number': '1e309',
};

async function expectAlive(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText('Этот блок сейчас недоступен')).toHaveCount(0);
}

for (const [kind, text] of Object.entries(GARBAGE)) {
  test(`local storage with garbage (${kind}) breaks no page`, async ({ page, complaints }) => {
    await keepInBrowser(page, {
      'shop.cart': text,
      'shop.compare': text,
      'shop.checkout': text,
      'shop.lastOrder': text,
    });

    for (const address of [
      '/cart',
      '/compare',
      '/checkout',
      '/checkout?type=fast',
      '/checkout/finish',
      '/invis_duos',
    ]) {
      await visit(page, address);
      await settle(page);
      await expectAlive(page);
      await expectInCart(page, 0);
    }
    expect(complaints).toEqual([]);
  });
}

test('a cart with a product that is not sold keeps checkout closed', async ({ page }) => {
  await keepInBrowser(page, {
    'shop.cart': [
      { id: 1, productId: 112, parentId: null, productCount: 1 },
      { id: 2, productId: 109, parentId: null, productCount: 1 },
      { id: 3, productId: 999_999, parentId: null, productCount: 1 },
    ],
  });
  await visit(page, '/cart');

  await expect(page.getByText('Нет в наличии').first()).toBeVisible();
  await expect(page.getByText('Снят с продажи').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Оформить заказ' })).toBeDisabled();
  await visit(page, '/checkout');
  await expect(page.getByText('Заказ пока не оформить')).toBeVisible();
});

const UNAVAILABLE: Readonly<Record<string, { productId: number; available: number }>> = {
  unknown: { productId: 999_999, available: 0 },
  inactive: { productId: 109, available: 0 },
  'sold-out': { productId: 112, available: 0 },
};

for (const [kind, { productId, available }] of Object.entries(UNAVAILABLE)) {
  test(`an order with an ${kind} product is refused as a whole`, async ({ siteUrl }) => {
    const before = await readStock(siteUrl);
    const { order, errors } = await createOrder(
      siteUrl,
      fastOrder([
        { productId: 115, productCount: 1 },
        { productId, productCount: 1 },
      ]),
    );

    expect(order).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', products: [{ productId, available }] });
    expect((await readStock(siteUrl)).get(115)).toBe(before.get(115));
  });
}

for (const productCount of [0, 1000, -1]) {
  test(`a count of ${productCount} is refused`, async ({ siteUrl }) => {
    const { order, errors } = await createOrder(siteUrl, fastOrder([{ productId: 105, productCount }]));

    expect(order).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_REQUEST',
      fields: { products: expect.stringMatching(/[а-я]/) },
    });
  });
}

test('more than there is in stock is refused with what is left', async ({ siteUrl }) => {
  const { errors } = await createOrder(siteUrl, fastOrder([{ productId: 113, productCount: 999 }]));

  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', products: [{ productId: 113, available: 9 }] });
});

function post(siteUrl: string, body: string): Promise<Response> {
  return fetch(`${siteUrl}/api`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

test('a body of 5 MB is refused and the API lives on', async ({ siteUrl }) => {
  const query = `{ siteProducts { id } } # ${'x'.repeat(5 * 1024 * 1024)}`;
  const { status } = await post(siteUrl, JSON.stringify({ query }));

  expect(status).toBe(413);
  expect((await post(siteUrl, JSON.stringify({ query: '{ siteProducts { id } }' }))).status).toBe(200);
});

test('a body of 5 MB is refused also where it does not say its length', async ({ siteUrl }) => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = httpRequest(`${siteUrl}/api`, { method: 'POST', headers: { 'content-type': 'application/json' } });
    call.on('response', resolve).on('error', reject);
    call.write('x'.repeat(5 * 1024 * 1024));
  });

  expect(answer.statusCode).toBe(413);
});

test('broken JSON is refused with a code', async ({ siteUrl }) => {
  for (const body of ['{"query":', '', 'null', '[]', '{"query":1}']) {
    const answer = await post(siteUrl, body);
    expect([body, answer.status]).toEqual([body, 400]);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  }
});

test('a query of 1000 aliases is refused', async ({ siteUrl }) => {
  const query = `{ ${Array.from({ length: 1000 }, (_, index) => `a${index}: siteProducts { id }`).join(' ')} }`;
  const { status, body } = await postGraphql(siteUrl, query);

  expect(status).toBe(400);
  expect(body.errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
  expect(body.data ?? null).toBeNull();
});

test('introspection is off', async ({ siteUrl }) => {
  const { body } = await postGraphql(siteUrl, '{ __schema { types { name } } }');

  expect(body.data ?? null).toBeNull();
  expect(JSON.stringify(body)).not.toContain('SiteProduct');
});

test('odd addresses are answered, not failed', async ({ siteUrl }) => {
  for (const address of [
    '/%',
    '/%E0%A4%A',
    '/products?%',
    `/${'a'.repeat(3000)}`,
    '/__proto__',
    '/constructor',
    '/%00',
  ]) {
    const { status } = await fetch(siteUrl + address);
    expect([address.slice(0, 20), status < 500]).toEqual([address.slice(0, 20), true]);
  }
});
