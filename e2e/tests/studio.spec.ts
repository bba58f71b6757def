import { expect } from '@playwright/test';
import { enterAs, makeUser, queryApiAs } from '../support/account';
import { readOutbox } from '../support/outbox';
import { visit } from '../support/pages';
import { startSite, type Site } from '../support/site';
import { test } from '../support/test';

const OWNER = 'owner@example.ru';
/** From publishing to the shopper: 3 s, and some more where other sites run beside this one. */
const SHOWN_WITHIN_MS = 5000;

let site: Site;

test.describe.configure({ mode: 'serial' });

const html = async (address: string) => (await fetch(site.url + address)).text();

/** The path of the link that the owner was mailed. */
async function mailedPath(): Promise<string> {
  let path = '';
  await expect(async () => {
    const mail = (await readOutbox(site.dataDir)).find(({ to }) => to.includes(OWNER));
    path = /\/studio\?invite=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(path).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return path;
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite({ env: { STUDIO_OWNER: OWNER } });
});

test.afterAll(() => site.stop());

test('the owner follows the mailed link, edits a headline in place and publishes it', async ({
  browser,
  page,
  consoleMessages,
}) => {
  const path = await mailedPath();
  const owner = await makeUser(site.url, site.dataDir);

  await visit(page, site.url + path);
  await expect(page.getByRole('dialog')).toBeVisible();
  const token = await enterAs(page.context(), site.url, owner);
  await visit(page, site.url + path);
  await expect(page.getByRole('heading', { name: 'Страницы сайта' })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/studio`);

  await page.getByRole('link', { name: 'Прокат и такси', exact: false }).first().click();
  const canvas = page.frameLocator('iframe[title="Страница"]');
  const headline = canvas.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText(/Машина вернётся/);
  await headline.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' к вечеру');
  await expect(headline).toHaveText(/вернётся в парк к вечеру/);
  await expect(page.getByText(/Черновик сохранён/)).toBeVisible();
  expect(await html('/rental')).not.toContain('к вечеру');
  // A link of the page leads nowhere while it is edited.
  await canvas.getByRole('contentinfo').getByRole('link').first().click();
  await expect(headline).toHaveText(/к вечеру/);

  const rental = await queryApiAs<{ draft: { revision: number } }>(
    site.url,
    token,
    '{ staffPage(id: "rental") { draft { revision } } }',
  );
  await queryApiAs(
    site.url,
    token,
    'mutation ($revision: Int!) { staffPublish(id: "rental", revision: $revision) { id } }',
    { revision: rental.draft.revision },
  );
  await expect
    .poll(async () => (await html('/rental')).includes('в парк к вечеру'), {
      timeout: SHOWN_WITHIN_MS,
      intervals: [100],
    })
    .toBe(true);

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
