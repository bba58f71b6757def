import path from 'node:path';
import { queryApiAs } from '../../support/account';
import { expectAccessible } from '../../support/axe';
import { expectFit, NARROW } from '../../support/fit';
import { pasteInto } from '../../support/keyboard';
import { plainSpaces, visit } from '../../support/pages';
import { SHOWN_WITHIN_MS } from '../../support/studio';
import { expect, test } from '../../support/studio-test';

/** Goods of which no other journey looks at the price, and no other at the first one's stock. */
const SEAL = { id: 116, article: 'EP-116', name: 'Электронная пломба ЭП-1', slug: 'electronic_seal_ep1', price: 7300 };
const ADAPTER = { id: 117, article: 'AN-117', name: 'Адаптер настройки АН-1', slug: 'setup_adapter_an1', price: 3400 };

test('somebody pastes prices and saves them, the shop shows them, and a shelf is counted on a phone', async ({
  page,
  context,
  siteUrl,
  studio,
}) => {
  const { token } = studio;
  const ask = <T>(query: string, variables: object = {}) => queryApiAs<T>(siteUrl, token, query, variables);
  const readProduct = ({ id }: typeof SEAL) =>
    ask<{ revision: number; onHand: number; available: number; stockItemId: number }>(
      'query ($id: Int!) { staffProduct(id: $id) { revision onHand available stockItemId } }',
      { id },
    );
  const shownAt = async (slug: string) => plainSpaces(await (await fetch(`${siteUrl}/${slug}`)).text());
  await context.addCookies([{ name: 'x-auth-token', value: token, url: siteUrl }]);

  await visit(page, `${siteUrl}/admin/goods`);
  const price = page.getByLabel(`Цена: ${SEAL.name}`);
  await price.focus();
  await pasteInto(price, `${ADAPTER.article}\t3 517,00 ₽\r\n${SEAL.article}\t713\r\n`);
  const bar = page.getByRole('group', { name: 'Сохранение' });
  await expect(bar).toContainText(/AN-117: цена 3.400.₽ → 3.517.₽/);
  await page.getByLabel(`Цена ещё раз: ${SEAL.article}`).fill('713');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Сохранить' }).click();
  await expect(bar).toBeHidden();
  await expect(price).toHaveValue('713');

  await expect(async () => {
    expect(await shownAt(SEAL.slug)).toContain('713 ₽');
    expect(await shownAt(ADAPTER.slug)).toContain('3 517 ₽');
  }).toPass({ timeout: SHOWN_WITHIN_MS, intervals: [100] });

  const { onHand: lay, stockItemId } = await readProduct(SEAL);
  await page.setViewportSize(NARROW);
  await page.getByRole('link', { name: 'Пересчёт' }).click();
  await page.getByLabel('Найти на полке').fill('эп-1');
  const count = page.getByLabel(`Сосчитано: ${SEAL.name}`);
  await count.fill(String(lay + 4));
  await expectFit(page);
  await count.press('Control+Enter');
  const row = page.getByRole('listitem').filter({ has: count });
  await expect(row.getByText(new RegExp(`^На.полке.${lay + 4}$`))).toBeVisible();

  const [adapter, seal] = await Promise.all([ADAPTER, SEAL].map(readProduct));
  expect(seal?.available).toBe(lay + 4);

  await ask('mutation ($changes: [GoodsChange!]!) { staffSaveGoods(changes: $changes) { id } }', {
    changes: [
      { id: ADAPTER.id, revision: adapter?.revision, price: ADAPTER.price },
      { id: SEAL.id, revision: seal?.revision, price: SEAL.price, confirmPrice: SEAL.price },
    ],
  });
  await ask('mutation ($counts: [StockCount!]!) { staffCountStock(counts: $counts) { id } }', {
    counts: [{ stockItemId, counted: lay, seen: lay + 4 }],
  });
});

const PHOTO = path.join(__dirname, '../../../host/public/og.png');

test('a product is made with a photo, put on sale, found by a shopper and put in the cart', async ({
  page,
  context,
  siteUrl,
  studio,
}) => {
  const ask = <T>(query: string, variables: object = {}) => queryApiAs<T>(siteUrl, studio.token, query, variables);
  await context.addCookies([{ name: 'x-auth-token', value: studio.token, url: siteUrl }]);
  await visit(page, `${siteUrl}/admin/goods`);
  await page.getByRole('link', { name: 'Новый товар' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новый товар' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Название' }).fill('Кварцевый маяк КМ-1');
  await page.getByRole('textbox', { name: 'Артикул' }).fill('KM-1');
  await page.getByRole('textbox', { name: 'Адрес страницы' }).fill('quartz-beacon');
  await page.getByRole('textbox', { name: 'Цена, ₽' }).fill('4 900');
  await page.getByRole('textbox', { name: /На.полке/ }).fill('3');
  await page.getByLabel('Добавить фотографии').setInputFiles(PHOTO);
  await page.getByRole('textbox', { name: 'Что на фото 1' }).fill('Маяк на ладони');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Создать товар' }).click();
  await expect(page).toHaveURL(/\/admin\/goods\/\d+$/);
  await page.setViewportSize(NARROW);
  await expectFit(page);
  await page.getByLabel(/В.продаже/).check();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('link', { name: /Страница в.магазине/ })).toBeVisible();
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(async () => {
    const html = plainSpaces(await (await fetch(`${siteUrl}/quartz-beacon`)).text());
    expect(html).toContain('4 900 ₽');
    expect(html).toMatch(/"@type":"Product","name":"Кварцевый маяк КМ-1".*"image":\["[^"]+\/uploads\/[0-9a-f]{32}/);
  }).toPass({ timeout: SHOWN_WITHIN_MS, intervals: [100] });
  await visit(page, `${siteUrl}/products`);
  await page
    .getByRole('searchbox', { name: /^Поиск/ })
    .first()
    .fill('кварцевый маяк');
  await page
    .getByRole('link', { name: /Кварцевый маяк КМ-1/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${siteUrl}/quartz-beacon`);
  await expect(page.getByRole('img', { name: 'Маяк на ладони' })).toBeVisible();
  await page.getByRole('button', { name: 'В корзину' }).first().click();
  await visit(page, `${siteUrl}/cart`);
  await expect(page.getByText('Кварцевый маяк КМ-1').first()).toBeVisible();

  const { revision } = await ask<{ revision: number }>('query ($id: Int!) { staffProduct(id: $id) { revision } }', {
    id,
  });
  await ask('mutation ($changes: [GoodsChange!]!) { staffSaveGoods(changes: $changes) { id } }', {
    changes: [{ id, revision, active: false }],
  });
});
