import { randomInt } from 'node:crypto';
import { expectAccessible } from '../../support/axe';
import { expectFit } from '../../support/fit';
import { agreeToCookies, visit } from '../../support/pages';
import { expect, test } from '../../support/studio-test';

test('what a visitor sends is a lead with its page and source, which is found by phone and taken up', async ({
  page,
  siteUrl,
  studio,
}) => {
  const name = `Лида ${randomInt(1_000_000)}`;
  const phone = `905${String(randomInt(10_000_000)).padStart(7, '0')}`;
  await agreeToCookies(page, siteUrl);
  await visit(page, '/?utm_source=winter-mail');
  // The labels are those by which the visit began, also on a later page.
  await page.locator('a[href="/rental"]:visible').first().click();
  await expect(page).toHaveURL(/\/rental$/);
  await page.locator('#lead').scrollIntoViewIfNeeded();
  const form = page.locator('#lead');
  await form.getByLabel('Имя').fill(name);
  await form.getByLabel('Телефон').fill(phone);
  await form.getByLabel('E-mail').fill('lida@example.ru');
  await form.getByRole('checkbox', { name: /^Согласен/ }).check();
  await form.getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(form.getByRole('heading', { name: 'Заявка отправлена' })).toBeVisible();

  await page.context().addCookies([{ name: 'x-auth-token', value: studio.token, url: siteUrl }]);
  await visit(page, '/studio/leads');
  const lead = page.getByRole('listitem', { name });
  await expect(lead).toContainText('блок «lead». Источник: winter-mail');
  await expect(page).toHaveTitle(/^\(\d+\) Заявки/);
  await expectAccessible(page);
  await expectFit(page);

  await lead.getByRole('combobox', { name: 'Состояние' }).selectOption('in_work');
  await expect(lead).toContainText('Изменил(а)');
  await lead.getByRole('button', { name: 'Добавить заметку' }).click();
  await lead.getByRole('textbox', { name: 'Заметка' }).fill('Перезвонить в среду');
  await lead.getByRole('button', { name: 'Сохранить заметку' }).click();
  await expect(lead.getByRole('button', { name: 'Сохранить заметку' })).toBeHidden();

  await page.reload();
  await page.getByRole('searchbox', { name: 'Найти заявку' }).fill(`8 (${phone.slice(0, 3)}) ${phone.slice(3)}`);
  await expect(page.getByRole('list', { name: 'Заявки' }).getByRole('listitem')).toHaveCount(1);
  await expect(lead.getByRole('combobox', { name: 'Состояние' })).toHaveValue('in_work');
  await expect(lead.getByRole('textbox', { name: 'Заметка' })).toHaveValue('Перезвонить в среду');
});
