import { expectInCart, keepInBrowser, settle, visit } from '../../support/pages';
import { expect, test } from '../../support/test';

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

  await expect(page.getByText(/^Под заказ, 10 дней\./).first()).toBeVisible();
  await expect(page.getByText('Снят с продажи').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Оформить заказ' })).toBeDisabled();
  await visit(page, '/checkout');
  await expect(page.getByText('Заказ пока не оформить')).toBeVisible();
});

test('a broken escape is the page that says there is no such page', async ({ page, siteUrl }) => {
  // The browser itself would mend the address of a link.
  const answer = await fetch(`${siteUrl}/%E0%A4%A`);

  expect(answer.status).toBe(404);
  await page.setContent(await answer.text());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('This page could not be found')).toBeVisible();
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
