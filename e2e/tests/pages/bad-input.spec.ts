import { textOf } from '../../support/html';
import { expectInCart, settle, visit } from '../../support/pages';
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

test('strange addresses are answered without a failure, a broken escape as one that no page has', async ({
  siteUrl,
}) => {
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
  const broken = await fetch(`${siteUrl}/%E0%A4%A`);
  const html = await broken.text();
  expect(broken.status).toBe(404);
  expect(textOf(html, 'h1')).not.toBe('');
  expect(textOf(html, 'main')).toContain('This page could not be found');
});
