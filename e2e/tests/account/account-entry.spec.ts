import type { Page } from '@playwright/test';
import {
  authDialog,
  enterButton,
  mailedLink,
  newPerson,
  openSession,
  type Person,
  queryApiAs,
  signInByDialog,
  toast,
  userMenu,
} from '../../support/account';
import { postGraphql } from '../../support/api';
import { pressAt, typeAt } from '../../support/keyboard';
import { agreeToCookies, buyButton, expectInCart, INVIS_DUOS, visit } from '../../support/pages';
import { expect, test } from '../../support/test';

interface CartRow {
  id: number;
  productId: number;
  parentId: number | null;
  productCount: number;
}

const readCart = (siteUrl: string, token: string) =>
  queryApiAs<CartRow[]>(siteUrl, token, '{ siteCarts { id productId parentId productCount } }');

const readCompare = (siteUrl: string, token: string) =>
  queryApiAs<{ productId: number }[]>(siteUrl, token, '{ siteComparisons { productId } }');

async function signUpByKeyboard(page: Page, person: Person): Promise<void> {
  const dialog = authDialog(page);
  await enterButton(page).press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Телефон' })).toBeFocused();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('tab', { name: 'Вход' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await typeAt(page, 'Имя', person.fullname);
  await typeAt(page, 'E-mail', person.email);
  await typeAt(page, 'Телефон', person.phone);
  await typeAt(page, 'Пароль', person.password);
  await expect(dialog.getByRole('button', { name: 'Зарегистрироваться' })).toBeDisabled();
  await pressAt(page, 'Я принимаю все', 'Space');
  await pressAt(page, 'Зарегистрироваться');
  await expect(toast(page, 'Регистрация прошла успешно!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

async function changeCityByKeyboard(page: Page, person: Person): Promise<void> {
  await userMenu(page).press('Enter');
  await pressAt(page, 'Мой профиль');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByLabel('Имя и фамилия')).toHaveValue(person.fullname);
  await typeAt(page, 'Город', 'Химки');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Данные сохранены', { exact: true })).toBeVisible();
}

test('a guest signs up, confirms by mail, signs in and finds the cart and the comparison, with the keyboard alone', async ({
  page,
  consoleMessages,
  siteUrl,
  siteDataDir,
}) => {
  const person = newPerson();
  await agreeToCookies(page, siteUrl);

  await visit(page, '/invis_duos');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Сравнить/ })
    .first()
    .press('Enter');
  await buyButton(page).press('Enter');
  await expectInCart(page, 6);
  await signUpByKeyboard(page, person);

  await visit(page, await mailedLink(siteDataDir, person.email, 'confirmEmail'));
  await expect(toast(page, 'E-mail подтверждён')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}/`);
  await expect(authDialog(page).getByRole('textbox', { name: 'E-mail' })).toHaveValue(person.email);
  await expect(authDialog(page).getByLabel('Пароль', { exact: true })).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(userMenu(page)).toBeVisible();
  await expectInCart(page, 6);

  const token = await openSession(siteUrl, person);
  await expect.poll(async () => (await readCart(siteUrl, token)).length).toBe(6);
  const rows = await readCart(siteUrl, token);
  const main = rows.find(({ parentId }) => parentId === null);
  expect(main).toMatchObject({ productId: INVIS_DUOS.id, productCount: 1 });
  const children = rows.filter(({ parentId }) => parentId === main?.id).map(({ productId }) => productId);
  expect(children.toSorted((one, other) => one - other)).toEqual(INVIS_DUOS.childIds);
  await expect.poll(() => readCompare(siteUrl, token)).toEqual([{ productId: INVIS_DUOS.id }]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shop.cart'))).toBeNull();

  await changeCityByKeyboard(page, person);
  await page.getByRole('main').getByRole('button', { name: 'Выйти', exact: true }).press('Enter');
  await expect(page).toHaveURL(`${siteUrl}/`);
  await expect(enterButton(page)).toBeVisible();
  await expectInCart(page, 0);
  await enterButton(page).click();
  await signInByDialog(page, person, 'phone');
  await expectInCart(page, 6);
  await expect(userMenu(page)).toContainText('Мария');
  expect(consoleMessages).toEqual([]);
});

test('a link in a mail replaces a forgotten password, and works once', async ({
  page,
  siteUrl,
  siteDataDir,
  person,
}) => {
  const renewed = { ...person, password: 'новый пароль 8' };
  const formerSession = await openSession(siteUrl, person);
  await agreeToCookies(page, siteUrl);

  await visit(page, '/');
  await enterButton(page).click();
  const dialog = authDialog(page);
  await dialog.getByRole('button', { name: 'Забыли пароль?' }).click();
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Письмо отправлено')).toBeVisible();

  const link = await mailedLink(siteDataDir, person.email, 'reset');
  expect((await fetch(link)).headers.get('referrer-policy')).toBe('no-referrer');
  await visit(page, link);
  await expect(page).toHaveURL(`${siteUrl}/reset`);
  await page.getByLabel('Новый пароль', { exact: true }).fill(renewed.password);
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(toast(page, 'Пароль изменён')).toBeVisible();
  await signInByDialog(page, renewed);

  const { body } = await postGraphql(siteUrl, '{ currentUser { id } }', {}, formerSession);
  expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  await visit(page, link);
  await page.getByLabel('Новый пароль', { exact: true }).fill('ещё один пароль');
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(page.getByRole('heading', { name: 'Ссылка не действует' })).toBeVisible();
  await page.getByRole('button', { name: 'Запросить ссылку' }).click();
  await expect(dialog.getByRole('tab', { name: 'Восстановление', selected: true })).toBeVisible();
});

test('a guest who opens a page for users signs in and returns to it, also after a session has expired', async ({
  page,
  consoleMessages,
  siteUrl,
  person,
}) => {
  await agreeToCookies(page, siteUrl);

  await visit(page, '/orders?status=new');
  await expect(authDialog(page)).toContainText('Чтобы открыть эту страницу, войдите.');
  await expect(page).toHaveURL(`${siteUrl}/`);
  await signInByDialog(page, person);
  await expect(page).toHaveURL(`${siteUrl}/orders?status=new`);
  await expect(page.getByRole('heading', { name: 'Заказов ещё нет' })).toBeVisible();
  expect(consoleMessages).toEqual([]);

  await page.context().addCookies([{ name: 'x-auth-token', value: 'no-such-session', url: siteUrl }]);
  await visit(page, '/orders');
  await expect(page.getByRole('heading', { name: 'Вы вышли из учётной записи' })).toBeVisible();
  await expect(enterButton(page)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await signInByDialog(page, person);
  await expect(page).toHaveURL(`${siteUrl}/orders`);
  await expect(page.getByRole('heading', { name: 'Заказов ещё нет' })).toBeVisible();
});
