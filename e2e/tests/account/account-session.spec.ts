import type { Page } from '@playwright/test';
import {
  enterAs,
  enterButton,
  makeUser,
  openSession,
  queryApiAs,
  signInByDialog,
  toast,
  userMenu,
} from '../../support/account';
import { agreeToCookies, buyButton, expectInCart, INVIS_DUOS, visit } from '../../support/pages';
import { expect, test } from '../../support/test';

/** Sends the event that a tab gets when the visitor returns to it. */
const returnToTab = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

const CHANGE_PASSWORD = 'mutation ($input: UserPasswordInput!) { updateCurrentUserPassword(input: $input) { id } }';

test('a page of a user renews the cookie of seven days, and a sign-out in one tab takes effect in another', async ({
  page,
  context,
  siteUrl,
  person,
}) => {
  await agreeToCookies(page, siteUrl);
  const token = await enterAs(context, siteUrl, person);
  const other = await context.newPage();
  await visit(page, '/');
  await expect(userMenu(page)).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'x-auth-token');
  expect(cookie).toMatchObject({ value: token, path: '/', sameSite: 'Lax' });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 604_800)).toBeLessThan(60);
  await visit(other, '/addresses');
  await expect(userMenu(other)).toBeVisible();

  await userMenu(page).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(enterButton(page)).toBeVisible();
  await returnToTab(other);

  await expect(other).toHaveURL(`${siteUrl}/`);
  await expect(enterButton(other)).toBeVisible();
  await expect(userMenu(other)).toHaveCount(0);
  await enterButton(other).click();
  await signInByDialog(other, person);
  await returnToTab(page);
  await expect(userMenu(page)).toBeVisible();
});

test('«Выйти везде» in one browser ends the session of another', async ({
  page,
  browser,
  consoleMessages,
  siteUrl,
  person,
}) => {
  const phone = await browser.newContext({ baseURL: siteUrl });
  await enterAs(phone, siteUrl, person);
  const other = await phone.newPage();
  await visit(other, '/orders');
  await expect(userMenu(other)).toBeVisible();
  await agreeToCookies(page, siteUrl);
  await visit(page, '/profile');
  await signInByDialog(page, person);

  const sessions = page.getByRole('region', { name: 'Активные сеансы' });
  await expect(sessions.getByRole('listitem')).toHaveText([
    /^Chrome, \w+Это устройство/, // the browser of the journeys
    /^Неизвестный браузер/, // the journey itself has opened this one
  ]);
  await sessions.getByRole('button', { name: 'Выйти везде' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выйти везде' }).click();

  await expect(page).toHaveURL(`${siteUrl}/`);
  await expect(enterButton(page)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Вы вышли из учётной записи' })).toBeVisible();
  await expect(enterButton(other)).toBeVisible();
  expect(consoleMessages).toEqual([]);
  await phone.close();
});

test('a session that ends during work loses neither input nor cart', async ({ page, siteUrl, person, token }) => {
  const renewed = { ...person, password: 'другой пароль 9' };
  await agreeToCookies(page, siteUrl);
  await queryApiAs(siteUrl, token, 'mutation { siteCreateCart(input: { productId: 105 }) { id } }');

  await visit(page, '/profile');
  await expectInCart(page, 1);
  await page.getByLabel('Город').fill('Тверь');
  const elsewhere = await openSession(siteUrl, person);
  await queryApiAs(siteUrl, elsewhere, CHANGE_PASSWORD, {
    input: { password: person.password, newPassword: renewed.password },
  });
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();

  await expect(toast(page, 'Сессия закончилась')).toBeVisible();
  await expect(enterButton(page)).toBeVisible();
  await expect(page.getByLabel('Город')).toHaveValue('Тверь');
  await expectInCart(page, 1);
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await signInByDialog(page, renewed);
  await expect(page.getByLabel('Город')).toHaveValue('Тверь');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(toast(page, 'Данные сохранены')).toBeVisible();
  const again = await openSession(siteUrl, renewed);
  expect(await queryApiAs(siteUrl, again, '{ currentUser { city } }')).toEqual({ city: 'Тверь' });
  expect(await queryApiAs(siteUrl, again, '{ siteCarts { productId productCount } }')).toEqual([
    { productId: 105, productCount: 1 },
  ]);
});

test('a product added right before leaving the page is saved', async ({ page, consoleMessages, siteUrl, token }) => {
  await agreeToCookies(page, siteUrl);
  const readRows = () =>
    queryApiAs<{ productId: number; productCount: number }[]>(
      siteUrl,
      token,
      '{ siteCarts { productId productCount } }',
    );
  // A slow connection: the browser leaves the page before the call is sent.
  let leave: () => void = () => undefined;
  const hasLeft = new Promise<void>((resolve) => (leave = resolve));
  await page.route('**/api', async (route) => {
    if (route.request().postData()?.includes('siteSetCarts')) await hasLeft;
    await route.continue().catch(() => undefined); // the browser has left the page
  });

  await visit(page, '/invis_duos');
  await expect(userMenu(page)).toBeVisible();
  await buyButton(page).click();
  await page.goto('/products', { waitUntil: 'commit' });
  leave();
  await expectInCart(page, 6);

  const wanted = [INVIS_DUOS.id, ...INVIS_DUOS.childIds].map((productId) => ({ productId, productCount: 1 }));
  await expect
    .poll(async () => (await readRows()).toSorted((one, other) => one.productId - other.productId))
    .toEqual(wanted);
  expect(consoleMessages).toEqual([]);
});

test('a press before the page has read the cart counts, even if the tab is closed immediately', async ({
  page,
  context,
  siteUrl,
  token,
}) => {
  await agreeToCookies(page, siteUrl);
  await queryApiAs(
    siteUrl,
    token,
    `mutation { siteCreateCart(input: { productId: ${INVIS_DUOS.id}, productCount: 2 }) { id } }`,
  );
  await page.route('**/api', () => undefined); // never answered

  await visit(page, '/invis_duos');
  await buyButton(page).click();
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await visit(next, '/cart');

  await expect(next.getByRole('textbox', { name: 'Количество: INVIS DUOS' })).toHaveValue('3');
  await expectInCart(next, 6);
});

test('changes made offline show in every tab, and are sent when the network is back', async ({
  page,
  context,
  siteUrl,
  token,
}) => {
  await agreeToCookies(page, siteUrl);
  await queryApiAs(siteUrl, token, 'mutation { siteCreateCart(input: { productId: 105 }) { id } }');
  await visit(page, '/cart');
  const other = await context.newPage();
  await visit(other, '/cart');
  const countIn = (tab: Page) => tab.getByRole('group', { name: /^Количество/ }).getByRole('textbox');
  await expect(countIn(other)).toHaveValue('1');

  await context.setOffline(true);
  await page.getByRole('button', { name: /^Увеличить количество/ }).click();
  await expect(countIn(other)).toHaveValue('2');
  await expect(countIn(page)).toHaveValue('2');
  await context.setOffline(false);

  await expect.poll(() => queryApiAs(siteUrl, token, '{ siteCarts { productCount } }')).toEqual([{ productCount: 2 }]);
});

test('the server renders the same page for a user and for a guest, and lets nobody keep pages of users', async ({
  siteUrl,
  siteDataDir,
}) => {
  const [one, other] = [await makeUser(siteUrl, siteDataDir), await makeUser(siteUrl, siteDataDir)];
  const tokens = [await openSession(siteUrl, one), await openSession(siteUrl, other)];
  const read = async (path: string, token: string | undefined) => {
    const answer = await fetch(siteUrl + path, { headers: token ? { cookie: `x-auth-token=${token}` } : {} });
    const { 'cache-control': caching, 'set-cookie': cookie = null } = Object.fromEntries(answer.headers);
    return { html: await answer.text(), caching, cookie };
  };

  for (const path of ['/', '/products', '/services', '/cart', '/checkout', '/compare', '/contacts', '/invis_duos']) {
    // Parallel journeys buy goods: the stock may change between two answers.
    await expect(async () => {
      const answer = await read(path, tokens[0]);
      expect(answer).toEqual(await read(path, undefined));
      expect(answer).toMatchObject({ caching: expect.stringContaining('public'), cookie: null });
    }).toPass({ timeout: 5000 });
  }
  for (const path of ['/profile', '/orders', '/orders/1', '/addresses']) {
    await expect(async () => {
      expect(await read(path, tokens[0])).toEqual(await read(path, tokens[1]));
    }).toPass({ timeout: 5000 });
    const { html, caching, cookie } = await read(path, tokens[0]);
    expect(html).toContain('</html>');
    for (const secret of [one.fullname, one.email, one.phone, tokens[0] ?? '']) expect(html).not.toContain(secret);
    expect({ caching, cookie }).toEqual({ caching: 'private, no-store', cookie: null });
  }
});
