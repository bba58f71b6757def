import type { Browser, Page } from '@playwright/test';
import { sendLead } from '../../support/lead-form';
import { plainSpaces, visit } from '../../support/pages';
import { expectReady, openInStudio } from '../../support/studio';
import { expect, test } from '../../support/studio-test';

/** Goes through a page as its reader does, block by block. */
async function readThrough(page: Page): Promise<void> {
  for (const block of await page.locator('main section[id]').all()) {
    await block.scrollIntoViewIfNeeded();
    // A browser says what is on screen after it has drawn it.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  }
}

/** Opens the page as a stranger, who answers the cookie notice. */
async function comeAs(browser: Browser, address: string, answer: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await visit(page, address);
  await page.getByRole('button', { name: answer, exact: true }).click();
  return page;
}

async function orderByPhone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Быстрый заказ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Быстрый заказ' });
  await dialog.getByLabel('Имя').fill('Пётр');
  await dialog.getByRole('textbox', { name: 'Телефон' }).fill('8 (926) 765-43-21');
  await dialog.getByRole('button', { name: 'Отправить заказ' }).click();
  await expect(dialog.getByRole('heading', { name: /^Заказ №\s\d{6} оформлен$/ })).toBeVisible();
}

const cellsOf = async (page: Page, table: string, row: RegExp): Promise<string[]> =>
  (
    await page.getByRole('table', { name: table }).getByRole('row', { name: row }).getByRole('cell').allInnerTexts()
  ).map((text) => plainSpaces(text).replaceAll(/\s+/g, ' '));

test('the studio shows who came to a page, saw and pressed its blocks and ordered, of those who allow statistics', async ({
  page,
  browser,
  siteUrl,
  studio,
  shopper,
  newPage,
}) => {
  const own = await newPage('rental');
  await studio.publish(own);
  await shopper.expectStatus(own.path, 200);

  const silent = await comeAs(browser, siteUrl + own.path, 'Только необходимые');
  await silent.locator('#faq summary').first().click();
  await sendLead(silent);
  await silent.context().close();

  const buyer = await comeAs(browser, siteUrl + own.path, 'СОГЛАСИТЬСЯ');
  await readThrough(buyer);
  await buyer.locator('#faq summary').first().click();
  await buyer.locator('#kits').getByRole('link', { name: 'INVIS DUOS', exact: true }).first().click();
  await expect(buyer).not.toHaveURL(new RegExp(own.path));
  await orderByPhone(buyer);
  await buyer.context().close();

  await expect.poll(() => studio.figures(own.id).then(({ live }) => live?.orders), { timeout: 20_000 }).toBe(1);
  await openInStudio(page, studio, own);
  await page.getByRole('button', { name: 'Статистика' }).click();
  await expect(page.getByRole('table', { name: 'Версии страницы' })).toBeVisible();
  expect(await cellsOf(page, 'Версии страницы', /^Заказы/)).toEqual(['1 100 на 100']);
  expect(await cellsOf(page, 'Версии страницы', /^Посещения/)).toEqual(['1 1 в день']);
  expect(await cellsOf(page, 'Версии страницы', /^Нажатия/)).toEqual(['2 200 на 100']);
  expect(await cellsOf(page, 'Версии страницы', /^Заявки/)).toEqual(['1 1 в день']);
  const blocks = page.getByRole('table', { name: 'Блоки страницы' });
  await expect(blocks.getByRole('cell', { name: /^100\s%$/ })).toHaveCount(own.draft.document.content.length);
  await expectReady(page);

  await page.getByRole('button', { name: 'Закрыть', exact: true }).click();
  await page.frameLocator('iframe[title="Страница"]').locator('#faq summary').first().click();
  await expect(page.getByText(/на\sсайте: увидели 100\s%, 1\sнажатие/)).toBeVisible();
});
