import { randomUUID } from 'node:crypto';
import { queryApiAs } from '../../support/account';
import { expectAccessible } from '../../support/axe';
import { expectFit, NARROW } from '../../support/fit';
import { plainSpaces, visit } from '../../support/pages';
import { SHOWN_WITHIN_MS } from '../../support/studio';
import { expect, test } from '../../support/studio-test';

test('a sale is planned, shoppers see it with the price of before, and it ends at once', async ({
  page,
  context,
  siteUrl,
  studio,
}) => {
  const ask = <T>(query: string, variables: object = {}) => queryApiAs<T>(siteUrl, studio.token, query, variables);
  const slug = `sale-${randomUUID().slice(0, 8)}`;
  const { id, revision } = await ask<{ id: number; revision: number }>(
    'mutation ($input: StaffProductInput!) { staffCreateProduct(input: $input) { id revision } }',
    { input: { name: 'Маяк распродажи', code: slug, slug, price: 4900, newStockItem: { onHand: 9 } } },
  );
  await ask(
    'mutation ($id: Int!, $revision: Int!) { staffSaveProduct(id: $id, revision: $revision, input: { active: true }) { id } }',
    { id, revision },
  );
  await context.addCookies([{ name: 'x-auth-token', value: studio.token, url: siteUrl }]);
  const shownNow = async () => plainSpaces(await (await fetch(`${siteUrl}/${slug}`)).text());
  const shows = (check: (html: string) => void) =>
    expect(async () => check(await shownNow())).toPass({ timeout: SHOWN_WITHIN_MS, intervals: [100] });

  await visit(page, `${siteUrl}/admin/goods/${id}`);
  await page.getByRole('button', { name: 'Назначить распродажу' }).click();
  await page.getByLabel('Цена распродажи, ₽').fill('3 917');
  await page.getByLabel(/^Конец, время московское/).fill(`${new Date().getFullYear() + 1}-01-10T23:59`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/Идёт до.10 января, 23:59. Прежняя цена 4.900.₽/)).toBeVisible();
  await page.setViewportSize(NARROW);
  await expectFit(page);

  await shows((html) => expect(html).toContain('3 917 ₽'));
  await visit(page, `${siteUrl}/${slug}`);
  await expect(page.locator('s').filter({ hasText: /прежняя цена 4.900.₽/ })).toBeVisible();
  await expect(page.getByText(/до.10 января, 23:59 по.Москве/)).toBeVisible();
  await expectFit(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectFit(page);

  await visit(page, `${siteUrl}/admin/goods/${id}`);
  await page.getByRole('button', { name: 'Завершить сейчас' }).click();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('button', { name: 'Назначить распродажу' })).toBeVisible();
  await shows((html) => {
    expect(html).toContain('4 900 ₽');
    expect(html).not.toContain('3 917 ₽');
  });

  await page.getByLabel(/В.продаже/).uncheck();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('link', { name: /Страница в.магазине/ })).toBeHidden();
});
