import type { Browser, FrameLocator, Page } from '@playwright/test';
import { authDialog, enterAs, makeUser, openSession, queryApiAs } from '../../support/account';
import { expectAccessible } from '../../support/axe';
import { visit } from '../../support/pages';
import {
  expectDraft,
  expectReady,
  inviteEditor,
  mailedComment,
  mailedInvite,
  openInStudio,
  saveNow,
  type StaffPage,
  type Studio,
} from '../../support/studio';
import { expect, test } from '../../support/studio-test';

const status = (page: Page) => page.getByRole('status').filter({ hasText: /Черновик|Сохраняем|сохранено|Правок/ });

/** Types at the end of a headline in the page. */
async function typeIn(page: Page, canvas: FrameLocator, words: string, level = 1): Promise<void> {
  await canvas.getByRole('heading', { level }).first().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

/** Opens a page of the studio in another window, with a session of its own. */
async function openAs(browser: Browser, studio: Studio, token: string, own: StaffPage) {
  const context = await browser.newContext();
  const page = await context.newPage();
  return { context, page, canvas: await openInStudio(page, studio, own, token) };
}

test('somebody who is invited follows the mailed link once; others are told that they have no access', async ({
  browser,
  page,
  site,
  studio,
}) => {
  const person = await makeUser(site.url, site.dataDir);
  await studio.invite(person.email, 'publisher');
  const link = site.url + (await mailedInvite(site.dataDir, person.email));

  await visit(page, link);
  await expect(page.getByRole('dialog')).toBeVisible();
  await enterAs(page.context(), site.url, person);
  await visit(page, link);
  await expect(page.getByRole('heading', { name: 'Страницы', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/studio`);
  await expect(page.getByRole('link', { name: 'Прокат и такси', exact: false }).first()).toBeVisible();

  const other = await browser.newContext();
  const second = await other.newPage();
  await enterAs(other, site.url, await makeUser(site.url, site.dataDir));
  await visit(second, link);
  await expect(second.getByRole('heading', { name: 'Нет доступа' })).toBeVisible();
  await expect(second.getByText(/Ссылка не\s+действует/)).toBeVisible();
  await other.close();
});

test('the shop carries nothing of the studio, which nobody keeps, finds or frames elsewhere', async ({
  page,
  siteUrl,
  shopper,
}) => {
  for (const address of ['/', '/rental', '/products', '/invis_duos', '/no-such-page'])
    expect(await shopper.html(address)).not.toMatch(/mfe-(?:studio|admin)/);

  const [studio, canvas] = await Promise.all(['/studio', '/studio/canvas'].map(shopper.get));
  expect(studio?.headers.get('cache-control')).toBe('private, no-store');
  expect(studio?.headers.get('x-robots-tag')).toBe('noindex');
  expect(studio?.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(canvas?.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(await shopper.html('/sitemap.xml')).not.toContain('/studio');

  await visit(page, `${siteUrl}/studio`);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('two people edit one page: each sees the words of the other, and of one text both are kept', async ({
  browser,
  page,
  siteUrl,
  studio,
  newPage,
}) => {
  const own = await newPage('lease');
  const editor = await inviteEditor(studio);
  const canvas = await openInStudio(page, studio, own);
  const second = await openAs(browser, studio, await openSession(siteUrl, editor), own);
  await expect(second.page.getByText('Здесь ещё: Орлова М.')).toBeVisible();

  await typeIn(page, canvas, ' первым');
  await saveNow(page);
  await expectDraft(page, studio, own, /первым"/);
  // The second window has nothing to save.
  await expect(second.canvas.getByRole('heading', { level: 1 })).toHaveText(/первым$/);
  await expect(
    second.page.getByText(/Вы правите эту страницу и\sв\sдругом окне\. Изменено: «Первый экран»/),
  ).toBeVisible();

  // Without a network, the first window does not hear of the second's words.
  await page.context().setOffline(true);
  await typeIn(second.page, second.canvas, ' вторым', 2);
  await saveNow(second.page);
  await expectDraft(second.page, studio, own, /первым".*вторым"/);
  await typeIn(page, canvas, ' и третьим', 2);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Один блок правили двое' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Взять/ }).check();
  await page.getByRole('button', { name: 'Готово' }).click();
  await expectDraft(page, studio, own, /первым".*вторым"/);
  await expect(canvas.getByRole('heading', { level: 2 }).first()).toHaveText(/вторым$/);
  await page.getByRole('button', { name: 'История' }).click();
  await page.getByRole('button', { name: /^Не\sвыбран в\sспоре правок/ }).click();
  await expect(page.getByText(/и третьим/).first()).toBeVisible();
  await second.context.close();
});

test("an editor's draft is commented on, asked for, given back with a remark, asked for again, and published", async ({
  browser,
  page,
  siteUrl,
  studio,
  newPage,
}) => {
  const own = await newPage('logistic');
  const editor = await inviteEditor(studio);
  const canvas = await openInStudio(page, studio, own, await openSession(siteUrl, editor));
  await typeIn(page, canvas, ' по плану');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+Alt+KeyM');
  await expect(page.getByRole('textbox', { name: 'Новый комментарий' })).toBeFocused();
  await page.keyboard.type('По какому?');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Ответить' })).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText('плану');
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await page.getByRole('textbox', { name: 'Что проверить' }).fill('Сроки верны?');
  await page.getByRole('button', { name: 'Отправить издателю' }).click();
  await expect(page.getByText(/просит опубликовать.*«Сроки верны\?»/)).toBeVisible();

  const publisher = await openAs(browser, studio, studio.token, own);
  const { page: desk } = publisher;
  await desk.getByRole('button', { name: '«Первый экран»: 1 открытый комментарий' }).click();
  await desk.getByRole('button', { name: 'Ответить' }).click();
  await desk.getByRole('textbox', { name: 'Ответ' }).fill('По годовому');
  await desk.getByRole('button', { name: 'Ответить' }).click();
  await expect(desk.getByRole('textbox')).toHaveCount(0);
  await expectReady(desk);
  await desk.getByRole('button', { name: 'Решено' }).click();
  await expect(desk.getByText('Отмечен решённым')).toBeVisible();
  // Without a reload: the window is seen again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('button', { name: /открытый комментарий$/ })).toHaveCount(0);
  await visit(page, siteUrl + (await mailedComment(studio.site.dataDir, editor.email)));
  await expect(page.getByText('По годовому')).toBeVisible();
  await expect(page.getByText(/^Решено: /)).toBeVisible();
  await desk.getByRole('button', { name: 'Опубликовать' }).click();
  await expectAccessible(desk);
  await desk.getByRole('textbox', { name: 'Замечание' }).fill('Уберите «по плану»');
  await desk.getByRole('button', { name: 'Вернуть с замечанием' }).click();
  await expect(desk.getByText(/просит опубликовать/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Закрыть', exact: true }).click();
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  // The panel asks when it opens: the next round is up to 15 s away.
  await page.getByRole('button', { name: /Отправить/ }).click({ timeout: 5000 });
  await visit(desk, `${siteUrl}/studio`);
  await expect(desk.getByRole('row').nth(1)).toContainText(/просит опубликовать/);
  await desk.getByRole('row').nth(1).getByRole('link').click();
  await desk.getByRole('button', { name: 'Опубликовать' }).click();
  await desk.getByRole('button', { name: 'Опубликовать сейчас' }).click();
  await expect(desk.getByText(/Версия 1 на\sсайте/).first()).toBeVisible();
  await publisher.context.close();
});

test('a session that ends shows the sign-in over the editor, and nothing that was typed is lost', async ({
  page,
  siteUrl,
  studio,
  newPage,
}) => {
  const own = await newPage('logistic');
  const editor = await inviteEditor(studio);
  const token = await openSession(siteUrl, editor);
  const canvas = await openInStudio(page, studio, own, token);
  await queryApiAs(siteUrl, token, 'mutation { signout { success } }');

  await typeIn(page, canvas, ' без входа');
  await saveNow(page);
  const dialog = authDialog(page);
  await expect(dialog).toBeVisible();
  // By the keyboard, because the toast that tells of it may lie above.
  await dialog.getByRole('button', { name: 'По адресу E-mail' }).press('Enter');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(editor.email);
  await dialog.getByLabel('Пароль', { exact: true }).fill(editor.password);
  await dialog.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await expectDraft(page, studio, own, /без входа/);
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText(/без входа$/);
});

test('without a network, words stay on the device: they are sent when it is back, also from the next window', async ({
  context,
  page,
  studio,
  newPage,
}) => {
  const own = await newPage('about');
  const canvas = await openInStudio(page, studio, own);
  await context.setOffline(true);
  await typeIn(page, canvas, ' без сети');
  await expect(status(page)).toHaveText(/Всё сохранено на\sэтом устройстве/);
  await context.setOffline(false);
  await expectDraft(page, studio, own, /без сети/);

  await context.setOffline(true);
  await typeIn(page, canvas, ' и закрыли');
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText(/и\sзакрыли$/);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  const shown = await openInStudio(next, studio, own);
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(/и\sзакрыли$/);
  await expectDraft(next, studio, own, /и\s?закрыли/);
});
