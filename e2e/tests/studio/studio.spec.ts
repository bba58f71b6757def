import { expect } from '@playwright/test';
import { enterAs, makeUser } from '../../support/account';
import { expectAccessible } from '../../support/axe';
import { visit } from '../../support/pages';
import { startSite, type Site } from '../../support/site';
import { readRegistry } from '../../support/store';
import { mailedInvite, SHOWN_WITHIN_MS, STUDIO_OWNER } from '../../support/studio';
import { test } from '../../support/test';

let site: Site;

test.describe.configure({ mode: 'serial' });

const html = async (address: string) => (await fetch(site.url + address)).text();

/** Waits until the page is as wanted; meanwhile, nobody gets an error. */
async function shownToShoppers(isWanted: (text: string) => boolean): Promise<void> {
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${site.url}/rental`);
        expect(answer.status).toBe(200);
        return isWanted(await answer.text());
      },
      { timeout: SHOWN_WITHIN_MS, intervals: [100] },
    )
    .toBe(true);
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite({ env: { STUDIO_OWNER } });
});

test.afterAll(() => site.stop());

test('the owner follows the mailed link, edits a headline in place and publishes it', async ({
  browser,
  page,
  consoleMessages,
}) => {
  const path = await mailedInvite(site.dataDir);
  const owner = await makeUser(site.url, site.dataDir);

  await visit(page, site.url + path);
  await expect(page.getByRole('dialog')).toBeVisible();
  await enterAs(page.context(), site.url, owner);
  await visit(page, site.url + path);
  await expect(page.getByRole('heading', { name: 'Страницы', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/studio`);

  await page.getByRole('link', { name: 'Прокат и такси', exact: false }).first().click();
  const canvas = page.frameLocator('iframe[title="Страница"]');
  const headline = canvas.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText(/Машина вернётся/);
  await headline.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' завтра');
  await expect(headline).toHaveText(/парк завтра$/);
  await expect(page.getByRole('status').filter({ hasText: 'Черновик сохранён' })).toBeVisible();
  expect(await html('/rental')).not.toContain('парк завтра');
  // A link of the page leads nowhere while it is edited.
  await canvas.getByRole('contentinfo').getByRole('link').first().click();
  await expect(headline).toHaveText(/парк завтра/);

  await expectAccessible(page);
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await page.getByRole('textbox', { name: 'Что изменилось' }).fill('Когда вернётся');
  const remotes = await readRegistry(site.dataDir);
  await page.getByRole('button', { name: 'Опубликовать сейчас' }).click();
  await shownToShoppers((text) => text.includes('парк завтра'));
  expect(await readRegistry(site.dataDir)).toEqual(remotes);

  await page.getByRole('button', { name: 'История' }).click();
  await page.getByRole('button', { name: /^Версия 2/ }).click();
  await expect(page.getByRole('deletion').or(page.locator('del')).first()).toHaveText(/вернётся/);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Версия 1/ }).click();
  await page.getByRole('button', { name: 'Вернуть эту версию' }).click();
  await shownToShoppers((text) => !text.includes('парк завтра'));

  const other = await browser.newContext();
  const second = await other.newPage();
  await enterAs(other, site.url, await makeUser(site.url, site.dataDir));
  await visit(second, site.url + path);
  await expect(second.getByRole('heading', { name: 'Нет доступа' })).toBeVisible();
  await expect(second.getByText(/Ссылка не\s+действует/)).toBeVisible();
  await other.close();
  expect(consoleMessages).toEqual([]);
});

test('the shop carries nothing of the studio, which nobody keeps, finds or frames elsewhere', async ({ page }) => {
  for (const address of ['/', '/rental', '/products', '/invis_duos', '/no-such-page'])
    expect(await html(address)).not.toContain('mfe-studio');

  const [studio, canvas] = await Promise.all(['/studio', '/studio/canvas'].map((path) => fetch(site.url + path)));
  expect(studio?.headers.get('cache-control')).toBe('private, no-store');
  expect(studio?.headers.get('x-robots-tag')).toBe('noindex');
  expect(studio?.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(canvas?.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(await html('/sitemap.xml')).not.toContain('/studio');

  await visit(page, `${site.url}/studio`);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
});
