import type { Page } from '@playwright/test';
import {
  authDialog,
  enterAs,
  enterButton,
  mailedLink,
  makeUser,
  newPerson,
  type Person,
  queryApiAs,
  toast,
  userMenu,
} from '../../support/account';
import { fastOrder } from '../../support/api';
import { tabTo } from '../../support/keyboard';
import { agreeToCookies, visit } from '../../support/pages';
import { expect, test } from '../../support/test';

const CREATE_ADDRESS =
  'mutation ($input: DeliveryUserAddressInput!) { siteCreateDeliveryUserAddress(input: $input) { id } }';
const CREATE_ORDER = 'mutation ($input: CreateOrderInput!) { siteCreateOrder(input: $input) { id } }';

/** Signs in a user with an address and an order. Returns the order's id. */
async function enterWithOrder(page: Page, siteUrl: string, person: Person): Promise<number> {
  const token = await enterAs(page.context(), siteUrl, person);
  const input = { city: 'Москва', street: 'Тверская', home: '7', selected: true };
  await queryApiAs(siteUrl, token, CREATE_ADDRESS, { input });
  const order = fastOrder([{ productId: 105, productCount: 1 }]);
  return (await queryApiAs<{ id: number }>(siteUrl, token, CREATE_ORDER, { input: order })).id;
}

test('a guest signs up, signs in, changes the profile and signs out with the keyboard alone', async ({
  page,
  consoleMessages,
  siteUrl,
  siteDataDir,
}) => {
  const person = newPerson();
  await agreeToCookies(page, siteUrl);
  await visit(page, '/');

  await enterButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(authDialog(page).getByRole('textbox', { name: 'Телефон' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(authDialog(page).getByRole('tab', { name: 'Вход' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'Имя');
  await page.keyboard.type(person.fullname);
  await tabTo(page, 'E-mail');
  await page.keyboard.type(person.email);
  await tabTo(page, 'Телефон');
  await page.keyboard.type(person.phone);
  await tabTo(page, 'Пароль');
  await page.keyboard.type(person.password);
  await tabTo(page, 'Я принимаю все');
  await page.keyboard.press('Space');
  await tabTo(page, 'Зарегистрироваться');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Регистрация прошла успешно!')).toBeVisible();

  await visit(page, await mailedLink(siteDataDir, person.email, 'confirmEmail'));
  await expect(authDialog(page).getByRole('textbox', { name: 'E-mail' })).toHaveValue(person.email);
  await expect(authDialog(page).getByLabel('Пароль', { exact: true })).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(userMenu(page)).toBeVisible();

  await userMenu(page).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Мой профиль');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByLabel('Имя и фамилия')).toHaveValue(person.fullname);
  await tabTo(page, 'Город');
  await page.keyboard.type('Химки');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Данные сохранены', { exact: true })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Выйти', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${siteUrl}/`);
  await expect(enterButton(page)).toBeVisible();
  expect(consoleMessages).toEqual([]);
});

test('orders and addresses work with the keyboard alone', async ({ page, consoleMessages, siteUrl, siteDataDir }) => {
  await agreeToCookies(page, siteUrl);
  const id = await enterWithOrder(page, siteUrl, await makeUser(siteUrl, siteDataDir));
  const number = `№\u00A0${String(id).padStart(6, '0')}`;
  const main = page.getByRole('main');

  await visit(page, '/orders');
  await expect(main.getByRole('link', { name: number })).toBeVisible();
  await tabTo(page, number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${siteUrl}/orders/${id}`);
  await expect(main.getByRole('button', { name: 'Отменить заказ' })).toBeVisible();
  await tabTo(page, 'Отменить заказ');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Отменить заказ' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Отменить заказ');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Заказ отменён')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Повторить заказ' })).toBeFocused();

  await visit(page, '/addresses');
  await expect(main.getByRole('button', { name: 'Добавить адрес' })).toBeVisible();
  await tabTo(page, 'Добавить адрес');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('combobox', { name: 'Город' })).toBeFocused();
  await page.keyboard.type('Каза');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Улица');
  await page.keyboard.type('Баумана');
  await tabTo(page, 'Дом');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  const kazan = page
    .getByRole('list', { name: 'Сохранённые адреса' })
    .getByRole('listitem')
    .filter({ hasText: 'Казань' });
  await expect(kazan).toBeVisible();

  // The focus is on the button below the cards, which has opened the form.
  await kazan.getByRole('button', { name: 'Сделать основным: Казань' }).focus();
  await page.keyboard.press('Enter');
  await expect(kazan.getByText('Основной', { exact: true })).toBeVisible();
  await expect(kazan.getByRole('button', { name: 'Изменить адрес: Казань' })).toBeFocused();
  await tabTo(page, 'Удалить адрес: Казань');
  await page.keyboard.press('Enter');
  await expect(kazan).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Вернуть' })).toBeVisible();

  // The toast is the next stop, because it goes after 5 s; then the focus is in the page again.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Вернуть' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(kazan.getByText('Основной', { exact: true })).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  expect(consoleMessages).toEqual([]);
});
