import type { Page } from '@playwright/test';
import {
  askAs,
  enterAs,
  enterButton,
  makeUser,
  openSession,
  signInByDialog,
  toast,
  userMenu,
} from '../support/account';
import { agreeToCookies, buyButton, cartOf, expectInCart, INVIS_DUOS, visit } from '../support/pages';
import { expect, test } from '../support/test';

/** What a browser says to a tab that is looked at again. */
const lookAt = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

const CHANGE_PASSWORD = 'mutation ($input: UserPasswordInput!) { updateCurrentUserPassword(input: $input) { id } }';

test('a sign-out in one tab is felt in the other at its next look', async ({ page, context, siteUrl, person }) => {
  await agreeToCookies(page, siteUrl);
  await enterAs(context, siteUrl, person);
  const other = await context.newPage();
  await visit(page, '/');
  await visit(other, '/addresses');
  await expect(userMenu(other)).toBeVisible();

  await userMenu(page).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(enterButton(page)).toBeVisible();
  await lookAt(other);

  await expect(other).toHaveURL(`${siteUrl}/`);
  await expect(enterButton(other)).toBeVisible();
  await expect(userMenu(other)).toHaveCount(0);
  await enterButton(other).click();
  await signInByDialog(other, person);
  await lookAt(page);
  await expect(userMenu(page)).toBeVisible();
});

test('a session that ends in the middle of work takes nothing that was typed and no cart', async ({
  page,
  siteUrl,
  person,
  token,
}) => {
  const renewed = { ...person, password: 'другой пароль 9' };
  await agreeToCookies(page, siteUrl);
  await askAs(siteUrl, token, 'mutation { siteCreateCart(input: { productId: 105 }) { id } }');

  await visit(page, '/profile');
  await expectInCart(page, 1);
  await page.getByLabel('Город').fill('Тверь');
  const elsewhere = await openSession(siteUrl, person);
  await askAs(siteUrl, elsewhere, CHANGE_PASSWORD, {
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
  expect(await askAs(siteUrl, again, '{ currentUser { city } }')).toEqual({ city: 'Тверь' });
  expect(await askAs(siteUrl, again, '{ siteCarts { productId productCount } }')).toEqual([
    { productId: 105, productCount: 1 },
  ]);
});

test('a session that is over when the page is opened leaves a guest who can sign in', async ({
  page,
  siteUrl,
  person,
}) => {
  await agreeToCookies(page, siteUrl);
  await page.context().addCookies([{ name: 'x-auth-token', value: 'no-such-session', url: siteUrl }]);

  await visit(page, '/orders');
  await expect(page.getByRole('heading', { name: 'Вы вышли из учётной записи' })).toBeVisible();
  await expect(enterButton(page)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await signInByDialog(page, person);

  await expect(page).toHaveURL(`${siteUrl}/orders`);
  await expect(page.getByRole('heading', { name: 'Заказов ещё нет' })).toBeVisible();
});

test('a count that the server does not take goes back to what it was, with a word about it', async ({
  page,
  siteUrl,
  token,
}) => {
  await agreeToCookies(page, siteUrl);
  await askAs(siteUrl, token, 'mutation { siteCreateCart(input: { productId: 105 }) { id } }');
  await visit(page, '/cart');
  const count = page.getByRole('group', { name: /^Количество/ }).getByRole('textbox');
  const more = page.getByRole('button', { name: /^Увеличить количество/ });
  const refuse = { data: null, errors: [{ message: 'no', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] };
  await page.route('**/api', (route) =>
    route.request().postData()?.includes('siteUpdateCarts') ? route.fulfill({ json: refuse }) : route.continue(),
  );

  await more.click();
  await expect(toast(page, 'Корзина не изменилась')).toBeVisible();
  await expect(count).toHaveValue('1');
  expect(await askAs(siteUrl, token, '{ siteCarts { productCount } }')).toEqual([{ productCount: 1 }]);

  await page.unroute('**/api');
  await more.click();
  await expect(count).toHaveValue('2');
  await expect.poll(() => askAs(siteUrl, token, '{ siteCarts { productCount } }')).toEqual([{ productCount: 2 }]);
});

test('a merge of the cart that breaks off goes on at the next look, and no row comes twice', async ({
  page,
  context,
  siteUrl,
  person,
}) => {
  const token = await openSession(siteUrl, person);
  const readRows = () => askAs<{ productId: number }[]>(siteUrl, token, '{ siteCarts { productId } }');
  await askAs(siteUrl, token, 'mutation { siteCreateCart(input: { productId: 105 }) { id } }');
  await agreeToCookies(page, siteUrl);
  await visit(page, '/');
  await page.evaluate((rows) => localStorage.setItem('shop.cart', rows), JSON.stringify(cartOf(INVIS_DUOS, 2)));

  let created = 0;
  await page.route('**/api', async (route) => {
    if (route.request().postData()?.includes('siteCreateCart')) created += 1;
    return created > 3 ? route.abort() : route.continue();
  });
  await enterAs(context, siteUrl, person);
  await visit(page, '/cart');
  await expect.poll(() => created).toBeGreaterThan(3);
  await expectInCart(page, 6);
  expect(await readRows()).toHaveLength(3);

  await page.unroute('**/api');
  await visit(page, '/cart');
  await expect(toast(page, 'Корзина сохранена')).toBeVisible();
  await expectInCart(page, 6);
  expect((await readRows()).map(({ productId }) => productId).toSorted((one, other) => one - other)).toEqual([
    INVIS_DUOS.id,
    ...INVIS_DUOS.childIds,
  ]);
  await expect(page.getByRole('textbox', { name: 'Количество: INVIS DUOS' })).toHaveValue('2');
});

test('what was put into the cart right before the page was left is in it', async ({
  page,
  complaints,
  siteUrl,
  token,
}) => {
  await agreeToCookies(page, siteUrl);
  const readRows = () =>
    askAs<{ productId: number; productCount: number }[]>(siteUrl, token, '{ siteCarts { productId productCount } }');
  // A slow way to the shop: the rows go one by one, so that the page is gone before the second.
  await page.route('**/api', async (route) => {
    if (route.request().postData()?.includes('siteCreateCart'))
      await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue().catch(() => undefined); // the page has left it
  });

  await visit(page, '/invis_duos');
  await expect(userMenu(page)).toBeVisible();
  await buyButton(page).click();
  await page.goto('/products');
  await expectInCart(page, 6);

  const wanted = [INVIS_DUOS.id, ...INVIS_DUOS.childIds].map((productId) => ({ productId, productCount: 1 }));
  await expect
    .poll(async () => (await readRows()).toSorted((one, other) => one.productId - other.productId))
    .toEqual(wanted);
  expect(complaints).toEqual([]);
});

test('a press before the page has read the cart, in a tab that is closed at once, counts as well', async ({
  page,
  context,
  siteUrl,
  token,
}) => {
  await agreeToCookies(page, siteUrl);
  await askAs(
    siteUrl,
    token,
    `mutation { siteCreateCart(input: { productId: ${INVIS_DUOS.id}, productCount: 2 }) { id } }`,
  );
  await page.route('**/api', () => undefined); // no answer ever

  await visit(page, '/invis_duos');
  await buyButton(page).click();
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await visit(next, '/cart');

  await expect(next.getByRole('textbox', { name: 'Количество: INVIS DUOS' })).toHaveValue('3');
  await expectInCart(next, 6);
});

test('the server writes the same page for a user and for a guest', async ({ siteUrl, siteDataDir }) => {
  const [one, other] = [await makeUser(siteUrl, siteDataDir), await makeUser(siteUrl, siteDataDir)];
  const tokens = [await openSession(siteUrl, one), await openSession(siteUrl, other)];
  const read = async (path: string, token: string | undefined) => {
    const answer = await fetch(siteUrl + path, { headers: token ? { cookie: `x-auth-token=${token}` } : {} });
    return answer.text();
  };

  for (const path of ['/', '/cart', '/checkout', '/invis_duos']) {
    // Journeys beside this one buy: the stock may have changed between two answers.
    await expect(async () => {
      expect(await read(path, tokens[0])).toBe(await read(path, undefined));
    }).toPass({ timeout: 5000 });
  }
  for (const path of ['/profile', '/orders', '/orders/1', '/addresses']) {
    await expect(async () => {
      expect(await read(path, tokens[0])).toBe(await read(path, tokens[1]));
    }).toPass({ timeout: 5000 });
    const first = await read(path, tokens[0]);
    expect(first).toContain('</html>');
    for (const secret of [one.fullname, one.email, one.phone, tokens[0] ?? '']) expect(first).not.toContain(secret);
  }
});
