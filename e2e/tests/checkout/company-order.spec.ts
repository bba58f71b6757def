import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { readProduct } from '../../support/api';
import { expectAccessible } from '../../support/axe';
import { expectFit, WIDE } from '../../support/fit';
import { readOutbox } from '../../support/outbox';
import {
  agreeToCookies,
  BUYER,
  cartOf,
  COURIER_PRICE,
  fillCompany,
  fillRegularOrder,
  INVIS_DUOS,
  keepInBrowser,
  plainSpaces,
  roubles,
  shownOrderNumber,
  visit,
} from '../../support/pages';
import { expect, test } from '../../support/test';

/** The file that the button saves has a structure for screen readers, a language and real fonts. */
async function expectTaggedPdf(page: Page): Promise<void> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Счёт, PDF' }).click();
  const file = await (await saving).path();
  const pdf = await readFile(file, 'latin1');
  expect(pdf).toMatch(/^%PDF-1/);
  for (const part of ['/StructTreeRoot', '/Marked true', '/Lang (ru', '/ToUnicode']) expect(pdf).toContain(part);
}

/** Page, mail and the rules say where the invoice is and how long it lasts. */
async function expectOneStory(page: Page, dataDir: string, number: number): Promise<void> {
  const mark = String(number).padStart(6, '0');
  await expect(page.getByRole('main')).toContainText(/Счёт на оплату ниже и.в.письме/);
  await expect(page.getByRole('region', { name: 'Счёт на оплату' })).toContainText(/действует 5.рабочих дней/);
  await expect(async () => {
    const mails = await readOutbox(dataDir);
    const mail = mails.find(({ to, subject }) => to.includes(BUYER.email) && subject.includes(mark));
    expect(plainSpaces(mail?.text ?? '')).toContain('Счёт на оплату приложен к письму, он действует 5 рабочих дней');
  }).toPass();
  await visit(page, '/info_payment_rules');
  const rules = plainSpaces(await page.getByRole('main').innerText());
  expect(rules).toContain('Счёт приложен к письму о заказе, поэтому для него нужен e-mail');
  expect(rules).toContain('Он действует 5 рабочих дней');
}

test('a company orders by invoice, prints it, and finds it again', async ({
  page,
  consoleMessages,
  siteUrl,
  siteDataDir,
}) => {
  const { price } = await readProduct(siteUrl, INVIS_DUOS.id);
  await agreeToCookies(page, siteUrl);
  await keepInBrowser(page, { 'shop.cart': cartOf({ id: INVIS_DUOS.id, childIds: [] }) });
  await visit(page, '/checkout');
  await fillRegularOrder(page, 'Нужны закрывающие документы');
  await page.getByRole('radio', { name: /Организация/ }).check();
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(page.getByText(/^Проверьте: /)).toBeVisible();
  await expectFit(page);
  await page.setViewportSize(WIDE);
  await fillCompany(page);
  await page.getByLabel('ИНН').fill('77 0000 0017');
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(page.getByText(/ИНН некорректный: не сходится/)).toBeVisible();
  await expect(page.getByLabel('ИНН')).toBeFocused();
  await page.getByLabel('E-mail').fill('');
  await page.getByLabel('ИНН').fill('ИНН 7700000016 КПП 770101001');
  await expect(page.getByLabel('ИНН')).toHaveValue('7700000016');
  await expect(page.getByLabel('КПП')).toHaveValue('770101001');
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Поле обязательно для заполнения');
  await page.getByLabel('E-mail').fill(BUYER.email);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();

  const number = await shownOrderNumber(page);
  const invoice = page.getByRole('region', { name: 'Счёт на оплату' });
  await expect(invoice.getByRole('heading', { level: 2 })).toContainText(String(number).padStart(6, '0'));
  await expect(invoice).toContainText('7700000016');
  await expect(invoice).toContainText(/[А-Я][а-я ]+ рубл[а-я]+ 00.копеек/);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(invoice.getByText(`Итого: ${roubles(price + COURIER_PRICE)}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText('Что приготовить')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.reload();
  await expect(invoice).toBeVisible();
  await expectTaggedPdf(page);
  await expectOneStory(page, siteDataDir, number);
  expect(consoleMessages).toEqual([]);
});
