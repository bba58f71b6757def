import { queryApiAs } from '../../support/account';
import { expectAccessible } from '../../support/axe';
import { expectFit } from '../../support/fit';
import { agreeToCookies, visit } from '../../support/pages';
import { SHOWN_WITHIN_MS } from '../../support/studio';
import { expect, test } from '../../support/studio-test';

const WORDS = 'Новый год: работаем без выходных <b>и праздников</b>';
const TAKE_AWAY = `mutation ($revision: Int!) {
  staffSaveSite(revision: $revision, input: {
    announcement: null, menus: [{ title: "Магазин", entries: [] }] }) { revision } }`;

// Pages of other tests have no announcement, and menus as they come.
test.afterEach(async ({ siteUrl, studio }) => {
  const { revision } = await queryApiAs<{ revision: number }>(siteUrl, studio.token, '{ staffSite { revision } }', {});
  await queryApiAs(siteUrl, studio.token, TAKE_AWAY, { revision });
});

test('an announcement appears above every page, leads to a page, and stays closed for who has closed it', async ({
  page,
  browser,
  siteUrl,
  studio,
}) => {
  await page.context().addCookies([{ name: 'x-auth-token', value: studio.token, url: siteUrl }]);
  await visit(page, '/studio/site');
  await page.getByRole('textbox', { name: 'Текст' }).fill(WORDS);
  await page.getByRole('combobox', { name: /Куда ведёт ссылка/ }).fill('/rental');
  await expect(page.getByText('Ведёт на страницу')).toBeVisible();
  await expectAccessible(page);
  await expectFit(page);
  await page.getByRole('button', { name: 'Сохранить на сайте' }).first().click();
  await expect(page.getByText('Покупатели видят его сейчас')).toBeVisible();

  const context = await browser.newContext({ baseURL: siteUrl, viewport: { width: 390, height: 844 } });
  const shopper = await context.newPage();
  await agreeToCookies(shopper, siteUrl);
  const line = shopper.getByRole('region', { name: 'Объявление' });
  await expect(async () => {
    await visit(shopper, '/products');
    await expect(line).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: SHOWN_WITHIN_MS });
  await expect(line).toContainText(WORDS);
  await expectAccessible(shopper);
  await expectFit(shopper);
  const close = line.getByRole('button', { name: 'Закрыть объявление' });
  expect(await close.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await line.getByRole('link', { name: 'Подробнее' }).click();
  await expect(shopper).toHaveURL(/\/rental$/);

  await close.click();
  await expect(line).toBeHidden();
  await visit(shopper, '/');
  await expect(shopper.getByRole('banner')).toBeVisible();
  await expect(line).toBeHidden();
  await context.close();
});

test('a moved entry of a menu is where shoppers see it, once it is saved', async ({ page, siteUrl, studio }) => {
  await page.context().addCookies([{ name: 'x-auth-token', value: studio.token, url: siteUrl }]);
  await visit(page, '/studio/site');
  const menu = page.getByRole('list', { name: 'Подвал: «Магазин»' });
  await expect(menu.getByRole('listitem').first()).toContainText('Как заказать');
  await menu.getByRole('button', { name: 'Опустить «Как заказать»' }).click();
  await expect(menu.getByRole('listitem').first()).toContainText('Способы оплаты');
  await page.getByRole('button', { name: 'Сохранить на сайте' }).nth(1).click();
  await expect(page.getByText('Меню сохранены')).toBeVisible();

  const ORDER = ['Способы оплаты', 'Как заказать'];
  const footerOrder = async () => {
    const html = await (await fetch(`${siteUrl}/rental`)).text();
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    return ORDER.toSorted((one, other) => footer.indexOf(`${one}</a>`) - footer.indexOf(`${other}</a>`));
  };
  await expect.poll(footerOrder, { timeout: SHOWN_WITHIN_MS }).toEqual(ORDER);
  await visit(page, '/rental');
  const links = page.getByRole('contentinfo').getByRole('link', { name: /^(Как заказать|Способы оплаты)$/ });
  await expect(links).toHaveText(ORDER);
});
