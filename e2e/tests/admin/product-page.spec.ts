import { randomUUID } from 'node:crypto';
import { queryApiAs } from '../../support/account';
import { expectAccessible } from '../../support/axe';
import { expectFit, NARROW } from '../../support/fit';
import { plainSpaces, visit } from '../../support/pages';
import { SHOWN_WITHIN_MS } from '../../support/studio';
import { expect, test } from '../../support/studio-test';

test(
  'a product gets a brand, accessories, key facts, services and a document; its page is seen before saving, and then in the shop',
  { tag: '@full' },
  async ({ page, context, siteUrl, studio }) => {
    const ask = <T>(query: string, variables: object = {}) => queryApiAs<T>(siteUrl, studio.token, query, variables);
    const slug = `details-${randomUUID().slice(0, 8)}`;
    const { id, revision } = await ask<{ id: number; revision: number }>(
      'mutation ($input: StaffProductInput!) { staffCreateProduct(input: $input) { id revision } }',
      { input: { name: 'Маяк подробный', code: slug, slug, price: 4900, newStockItem: { onHand: 9 } } },
    );
    await ask(
      'mutation ($id: Int!, $revision: Int!) { staffSaveProduct(id: $id, revision: $revision, input: { active: true }) { id } }',
      { id, revision },
    );
    await context.addCookies([{ name: 'x-auth-token', value: studio.token, url: siteUrl }]);
    await visit(page, `${siteUrl}/admin/goods/${id}`);

    await page.getByLabel('Бренд').fill('Навигатор');
    await page.getByLabel('Добавить аксессуар').fill('EP-116');
    await page.getByRole('list', { name: 'Добавить аксессуар: нашлось' }).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Добавить факт' }).click();
    await page.getByLabel('Факт 1: цифра').fill('до {invis_duos.backup}');
    await page.getByLabel('Факт 1: что она значит').fill('на связи без питания');
    await page.getByRole('button', { name: 'Добавить документ' }).click();
    await page.getByLabel('Документ 1: название').fill('Паспорт маяка');
    await page.getByLabel('Документ 1: файл или адрес').fill('/documents/manuals/invis_duos.pdf');
    await page.getByLabel('Добавить услугу').fill('установка');
    await page.getByRole('list', { name: 'Добавить услугу: нашлось' }).getByRole('button').first().click();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Предпросмотр' }).click();
    const preview = page.getByRole('region', { name: 'Предпросмотр страницы' });
    await expect(preview.getByRole('heading', { level: 1, name: 'Маяк подробный' })).toBeVisible();
    await expect(preview).toContainText(/до.\d+.ч/);
    await expect(preview.getByText('Электронная пломба ЭП-1').first()).toBeVisible();
    await expect(preview.getByRole('link', { name: /Паспорт маяка/ })).toBeVisible();
    await preview.getByRole('button', { name: 'В корзину' }).first().click();
    await expect(preview.getByRole('button', { name: 'В корзину' }).first()).toBeVisible();
    expect(plainSpaces(await (await fetch(`${siteUrl}/${slug}`)).text())).not.toContain('Паспорт маяка');
    await page.setViewportSize(NARROW);
    await expectFit(page);

    await page.getByRole('button', { name: /Вернуться/ }).click();
    await expectFit(page);
    await page.getByRole('button', { name: 'Убрать аксессуар: Электронная пломба ЭП-1' }).click();
    await expect(page.getByLabel('Добавить аксессуар')).toBeFocused();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('group', { name: 'Сохранение' })).toBeHidden();

    await expect(async () => {
      const html = plainSpaces(await (await fetch(`${siteUrl}/${slug}`)).text());
      expect(html).toMatch(/до \d+ ч/);
      expect(html).toContain('Паспорт маяка');
      expect(html).toContain('Установка и связь');
      expect(html).toContain('{"@type":"Brand","name":"Навигатор"}');
    }).toPass({ timeout: SHOWN_WITHIN_MS, intervals: [100] });

    // Lists of other journeys have no product of this one.
    await page.getByLabel(/В.продаже/).uncheck();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('link', { name: /Страница в.магазине/ })).toBeHidden();
  },
);
