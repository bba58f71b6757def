import { expect, type Browser, type FrameLocator, type Page } from '@playwright/test';
import { authDialog, openSession, queryApiAs, type Person } from '../../support/account';
import { expectAccessible } from '../../support/axe';
import { findApi } from '../../support/site';
import { inviteEditor, openInStudio, startStudioSite, type StudioSite } from '../../support/studio';
import { test } from '../../support/test';

let started: StudioSite;
let editor: Person;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  started = await startStudioSite();
  editor = await inviteEditor(started);
});

test.afterAll(() => started.site.stop());

const status = (page: Page) => page.getByRole('status').filter({ hasText: /Черновик|Сохраняем|сохранено|Правок/ });
const isSaved = (page: Page) => expect(status(page)).toHaveText(/^Черновик сохранён/, { timeout: 15_000 });

/** Types at the end of a headline in the page. */
async function typeIn(page: Page, canvas: FrameLocator, words: string, level = 1): Promise<void> {
  await canvas.getByRole('heading', { level }).first().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

const draftText = async (address: string) => JSON.stringify((await started.studio.pageAt(address)).draft.document);

async function openAs(browser: Browser, token: string, address: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  return { context, page, canvas: await openInStudio(page, started, address, token) };
}

test('two people edit one page: other blocks are merged, and of one block both texts are kept', async ({
  browser,
  page,
}) => {
  const canvas = await openInStudio(page, started, '/lease');
  const second = await openAs(browser, await openSession(started.site.url, editor), '/lease');
  await expect(second.page.getByText('Здесь ещё: Орлова М.')).toBeVisible();

  await typeIn(page, canvas, ' первым');
  await isSaved(page);
  await typeIn(second.page, second.canvas, ' вторым', 2);
  await expect(second.page.getByText(/Его правки добавлены к/)).toBeVisible();
  await isSaved(second.page);
  await expect(second.canvas.getByRole('heading', { level: 1 })).toHaveText(/первым$/);
  expect(await draftText('/lease')).toMatch(/первым".*вторым"/);

  // The first window does not know of the second's words yet, and changes the same block.
  await typeIn(page, canvas, ' и третьим', 2);
  await expect(page.getByRole('heading', { name: 'Один блок правили двое' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Взять/ }).check();
  await page.getByRole('button', { name: 'Готово' }).click();
  await isSaved(page);
  await expect(canvas.getByRole('heading', { level: 2 }).first()).toHaveText(/вторым$/);
  await page.getByRole('button', { name: 'История' }).click();
  await page.getByRole('button', { name: /^Не\sвыбран в\sспоре правок/ }).click();
  await expect(page.getByText(/и третьим/).first()).toBeVisible();
  await second.context.close();
});

test('a session that ends shows the sign-in over the editor, and nothing that was typed is lost', async ({
  browser,
}) => {
  const { site } = started;
  const token = await openSession(site.url, editor);
  const { context, page, canvas } = await openAs(browser, token, '/logistic');
  await queryApiAs(site.url, token, 'mutation { signout { success } }');

  await typeIn(page, canvas, ' без входа');
  const dialog = authDialog(page);
  await expect(dialog).toBeVisible({ timeout: 15_000 });
  await dialog.getByRole('button', { name: 'По адресу E-mail' }).click();
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(editor.email);
  await dialog.getByLabel('Пароль', { exact: true }).fill(editor.password);
  await dialog.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await isSaved(page);
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText(/без входа$/);
  expect(await draftText('/logistic')).toContain('без входа');
  await context.close();
});

test('without a network, and without the API, words stay on the device and are sent when it is back', async ({
  browser,
}) => {
  const { context, page, canvas } = await openAs(browser, started.studio.token, '/integrators');
  await context.setOffline(true);
  await typeIn(page, canvas, ' без сети');
  await expect(status(page)).toHaveText(/Всё сохранено на\sэтом устройстве/, { timeout: 15_000 });
  await context.setOffline(false);
  await isSaved(page);

  process.kill(await findApi(started.site), 'SIGKILL');
  await typeIn(page, canvas, ' и без API');
  await expect
    .poll(
      () =>
        draftText('/integrators').then(
          (text) => text.includes('без сети и без API'),
          () => false,
        ),
      {
        timeout: 60_000,
      },
    )
    .toBe(true);
  await context.close();
});

test('what was typed just before the window was closed is there in the next one', async ({ browser }) => {
  const { context, page, canvas } = await openAs(browser, started.studio.token, '/about');
  await context.setOffline(true);
  await typeIn(page, canvas, ' и закрыли');
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText(/и\sзакрыли$/);
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  const shown = await openInStudio(next, started, '/about');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(/и\sзакрыли$/);
  await isSaved(next);
  expect(await draftText('/about')).toContain('и закрыли');
  await context.close();
});
