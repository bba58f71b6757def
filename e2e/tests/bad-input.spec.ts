import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createOrder, fastOrder, postGraphql, readProduct, readStock } from '../support/api';
import { expectInCart, keepInBrowser, settle, visit } from '../support/pages';
import { expect, test } from '../support/test';

/** What an older version of the shop, or somebody at the console, may have left in the browser. */
const GARBAGE: Readonly<Record<string, string>> = {
  '/cart': '[null,1,"x",{"id":-1,"productId":"102"},{"id":1,"productId":102,"parentId":9,"productCount":1e9}]',
  '/compare': '{"half',
  '/checkout': '{"a":1}',
  '/checkout?type=fast': 'null',
  '/checkout/finish': '[null,1,"x"]',
  '/invis_duos': '1e309',
};

test('garbage in local storage breaks no page', async ({ page, consoleMessages }) => {
  await visit(page, '/about');
  for (const [address, text] of Object.entries(GARBAGE)) {
    await page.evaluate((garbage) => {
      for (const name of ['cart', 'compare', 'checkout', 'lastOrder']) localStorage.setItem(`shop.${name}`, garbage);
    }, text);

    await visit(page, address);
    await settle(page);

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByText('Этот блок сейчас недоступен')).toHaveCount(0);
    await expectInCart(page, 0);
  }
  expect(consoleMessages).toEqual([]);
});

test('a cart with a product that is not sold keeps the checkout closed', async ({ page }) => {
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

test('an order for more than the stock is refused with what is left', async ({ siteUrl }) => {
  const { count: available } = await readProduct(siteUrl, 113);
  const { errors } = await createOrder(siteUrl, fastOrder([{ productId: 113, productCount: 999 }]));

  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', products: [{ productId: 113, available }] });
});

function post(siteUrl: string, body: string): Promise<Response> {
  return fetch(`${siteUrl}/api`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

test('a body of 5 MB is refused, and the API keeps running', async ({ siteUrl }) => {
  const query = `{ siteProducts { id } } # ${'x'.repeat(5 * 1024 * 1024)}`;
  const { status } = await post(siteUrl, JSON.stringify({ query }));

  expect(status).toBe(413);
  expect((await post(siteUrl, JSON.stringify({ query: '{ siteProducts { id } }' }))).status).toBe(200);
});

test('a body of 5 MB is also refused without a Content-Length', async ({ siteUrl }) => {
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

test('strange addresses are answered without a failure', async ({ siteUrl }) => {
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
