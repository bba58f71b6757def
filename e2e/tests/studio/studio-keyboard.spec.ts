import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { textsInEnglish } from '../../support/english';
import { pressAt, tabTo, typeAt } from '../../support/keyboard';
import { visit } from '../../support/pages';
import { openInStudio, SHOWN_WITHIN_MS, startStudioSite, type StudioSite } from '../../support/studio';
import { test } from '../../support/test';

let started: StudioSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  started = await startStudioSite();
});

test.afterAll(() => started.site.stop());

/** axe finds nothing, and every word is Russian. */
async function expectReady(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await textsInEnglish(page)).toEqual([]);
}

async function expectStatus(address: string, status: number): Promise<void> {
  await expect.poll(() => started.statusOf(address), { timeout: SHOWN_WITHIN_MS }).toBe(status);
}

async function retype(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

test('a new page is made, written, published, moved and taken off with the keyboard alone', async ({
  page,
  consoleMessages,
}) => {
  test.setTimeout(180_000);
  await page.context().addCookies([{ name: 'x-auth-token', value: started.studio.token, url: started.site.url }]);
  await visit(page, `${started.site.url}/studio`);
  await expect(page.getByRole('table')).toBeVisible();
  await expectReady(page);

  await pressAt(page, 'Новая страница');
  await typeAt(page, 'Название', 'Фермам');
  await retype(page, 'Адрес', '/farms-keyboard');
  await tabTo(page, 'Содержание со страницы');
  const source = page.getByRole('combobox', { name: 'Содержание со страницы' });
  while (!/^Прокат/.test(await source.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text ?? '')))
    await page.keyboard.press('ArrowDown');
  await expectReady(page);
  await pressAt(page, 'Создать черновик');
  const canvas = page.frameLocator('iframe[title="Страница"]');
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await started.statusOf('/farms-keyboard')).toBe(404);

  await pressAt(page, 'Первый экран');
  await retype(page, 'Заголовок', 'Комбайн на месте');
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Комбайн на месте');
  await expectReady(page);

  await page.keyboard.press('Home');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await pressAt(page, /^Опубликовать$/);
  await expect(page.getByRole('heading', { name: 'Публикация' })).toBeVisible();
  await expectReady(page);
  await pressAt(page, 'Опубликовать сейчас');
  await expectStatus('/farms-keyboard', 200);
  await expect(page.getByText('На сайте: версия 1').first()).toBeVisible();

  await pressAt(page, /^Настройки$/);
  await expectReady(page);
  await retype(page, 'Адрес страницы', '/farms-moved');
  await page.keyboard.press('Enter');
  await expectStatus('/farms-moved', 200);
  expect(await started.statusOf('/farms-keyboard')).toBe(301);

  await pressAt(page, /^Опубликовать$/);
  await pressAt(page, /^Снять с\sсайта…$/);
  await pressAt(page, /^Снять с\sсайта$/);
  await expectStatus('/farms-moved', 404);
  expect(consoleMessages).toEqual([]);
});

test('a headline is changed, published and taken back with the keyboard alone', async ({ page }) => {
  const canvas = await openInStudio(page, started, '/rental');
  await pressAt(page, 'Первый экран');
  await retype(page, 'Заголовок', 'Машина вернётся с клавиатуры');
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Машина вернётся с клавиатуры');
  await pressAt(page, /^Опубликовать$/);
  await pressAt(page, 'Опубликовать сейчас');
  await expect.poll(() => started.isShown('/rental', 'с\u00A0клавиатуры'), { timeout: SHOWN_WITHIN_MS }).toBe(true);

  await pressAt(page, /^История$/);
  await expect(page.getByRole('heading', { name: 'История' })).toBeFocused();
  await pressAt(page, 'Версия 1');
  await expectReady(page);
  await pressAt(page, 'Вернуть эту версию');
  await expect.poll(() => started.isShown('/rental', 'с\u00A0клавиатуры'), { timeout: SHOWN_WITHIN_MS }).toBe(false);
});

test('every other screen is accessible and in Russian, also on a phone', async ({ page }) => {
  await openInStudio(page, started, '/lease');
  await page.getByRole('button', { name: 'Добавить блок', exact: true }).click();
  await expectReady(page);
  await page.getByRole('button', { name: 'Предпросмотр', exact: true }).click();
  await page.getByRole('button', { name: 'Сделать ссылку' }).click();
  await expect(page.getByRole('textbox', { name: /Ссылка/ })).toHaveValue(/^http/);
  await expectReady(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectReady(page);
  for (const name of ['История', 'Опубликовать']) {
    await page.getByRole('button', { name, exact: true }).last().click();
    await expectReady(page);
  }
  for (const address of ['/studio', '/studio/people']) {
    await visit(page, started.site.url + address);
    await expect(page.getByRole('table').or(page.getByRole('list')).first()).toBeVisible();
    await expectReady(page);
  }
});
