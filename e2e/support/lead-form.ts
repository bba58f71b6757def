import { expect, type Page } from '@playwright/test';

/** Fills in the form of a landing page, as Лида, and waits until it is sent. */
export async function sendLead(page: Page): Promise<void> {
  const form = page.locator('#lead');
  await form.scrollIntoViewIfNeeded(); // a part far below comes when it is near
  await form.getByLabel('Имя').fill('Лида');
  await form.getByLabel('Телефон').fill('9051112233');
  await form.getByLabel('E-mail').fill('lida@example.ru');
  await form.getByRole('checkbox', { name: /^Согласен/ }).check();
  await form.getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(form.getByRole('heading', { name: 'Заявка отправлена' })).toBeVisible();
}
