import type { Locator, Page } from '@playwright/test';
import {
  authDialog,
  enterAs,
  mailedLink,
  makeUser,
  newPerson,
  openSession,
  type Person,
  queryApiAs,
  signInByDialog,
  toast,
} from '../../support/account';
import { fastOrder, postGraphql, readStock } from '../../support/api';
import { pressAt, tabTo } from '../../support/keyboard';
import { readOutbox } from '../../support/outbox';
import {
  agreeToCookies,
  buyButton,
  cartLink,
  expectInCart,
  INVIS_DUOS,
  shownOrderNumber,
  visit,
} from '../../support/pages';
import { expect, test } from '../../support/test';

const CREATE_ADDRESS =
  'mutation ($input: DeliveryUserAddressInput!) { siteCreateDeliveryUserAddress(input: $input) { id } }';

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Changes a sign-in value, first with a wrong current value and then with the right one. */
async function changeCredential(
  part: Locator,
  {
    name,
    wrong,
    right,
    next,
    refusal,
    proof,
  }: Record<'name' | 'wrong' | 'right' | 'next' | 'refusal', string> & {
    proof?: string;
  },
): Promise<void> {
  const button = part.getByRole('button', { name: `Изменить ${name}` });
  await expect(button).toBeDisabled();
  await part.getByLabel(`Текущий ${name}`, { exact: true }).fill(wrong);
  await part.getByLabel(`Новый ${name}`, { exact: true }).fill(next);
  if (proof) await part.getByLabel('Пароль', { exact: true }).fill(proof);
  await button.click();
  await expect(part.getByText(refusal, { exact: true })).toBeVisible();
  await part.getByLabel(`Текущий ${name}`, { exact: true }).fill(right);
  await button.click();
}

test('a user changes name, phone, e-mail and password, and signs in with the new ones', async ({
  page,
  siteUrl,
  siteDataDir,
  person,
  token,
}) => {
  const next: Person = { ...newPerson(), password: 'совсем другой 10' };
  await agreeToCookies(page, siteUrl);

  await visit(page, '/profile');
  const info = section(page, 'Личные данные');
  await info.getByLabel('Город').fill('Химки');
  await info.getByLabel('Дата рождения').fill('31.02.1990');
  await info.getByLabel('Город').focus();
  await expect(info.getByText('Такой даты нет')).toBeVisible();
  await info.getByLabel('Дата рождения').fill('14.03.1988');
  await info.getByRole('radio', { name: 'Женский' }).check();
  await info.getByRole('button', { name: 'Сохранить' }).click();
  await expect(toast(page, 'Данные сохранены')).toBeVisible();

  await changeCredential(section(page, 'Телефон'), {
    name: 'телефон',
    wrong: '9260000000',
    right: person.phone,
    next: next.phone,
    refusal: 'Введенный номер телефона не совпадает с текущим',
    proof: person.password,
  });
  await expect(toast(page, 'Телефон изменён')).toBeVisible();
  await changeCredential(section(page, 'E-mail'), {
    name: 'e-mail',
    wrong: 'nobody@example.ru',
    right: person.email,
    next: next.email,
    refusal: 'Введенный E-mail не совпадает с текущим',
    proof: person.password,
  });
  await expect(toast(page, 'Письмо отправлено')).toBeVisible();
  await page.reload();
  await expect(section(page, 'E-mail')).toContainText(next.email);
  await expect(section(page, 'E-mail')).toContainText('До подтверждения вход — по прежнему адресу');
  await openSession(siteUrl, person);
  await visit(page, await mailedLink(siteDataDir, next.email, 'confirmEmail'));
  await expect(toast(page, 'E-mail подтверждён')).toBeVisible();
  expect(await queryApiAs(siteUrl, token, '{ currentUser { email phone city birthDate gender } }')).toEqual({
    email: next.email,
    phone: `7${next.phone}`,
    city: 'Химки',
    birthDate: '1988-03-14',
    gender: 'female',
  });

  await visit(page, '/profile');
  await changeCredential(section(page, 'Пароль'), {
    name: 'пароль',
    wrong: 'не тот пароль',
    right: person.password,
    next: next.password,
    refusal: 'Введенный пароль не совпадает с текущим',
  });
  await expect(authDialog(page)).toBeVisible();
  await expect(toast(page, 'Пароль изменён')).toHaveCount(1);
  await expect(toast(page, 'Сессия закончилась')).toHaveCount(0);
  await signInByDialog(page, next, 'phone');
  await openSession(siteUrl, next);
  await expect(section(page, 'Личные данные').getByLabel('Город')).toHaveValue('Химки');
});

/** Cancels the open order: at the first attempt, the question is answered by Escape. */
async function cancelByKeyboard(page: Page): Promise<void> {
  const cancel = page.getByRole('main').getByRole('button', { name: 'Отменить заказ' });
  const question = page.getByRole('alertdialog');
  await cancel.press('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await pressAt(page, 'Отменить заказ');
  await expect(toast(page, 'Заказ отменён')).toBeVisible();
}

test('a user orders to a saved address, changes the order, and with the keyboard cancels it and orders it again', async ({
  page,
  consoleMessages,
  siteUrl,
  person,
  token,
}) => {
  await agreeToCookies(page, siteUrl);
  const input = { city: 'Москва', street: 'Тверская', home: '7', selected: true };
  await queryApiAs(siteUrl, token, CREATE_ADDRESS, { input });
  const stock = await readStock(siteUrl);
  const taken = async () => {
    const left = await readStock(siteUrl);
    return [INVIS_DUOS.id, ...INVIS_DUOS.childIds].map((id) => (stock.get(id) ?? 0) - (left.get(id) ?? 0));
  };

  await visit(page, '/invis_duos');
  await buyButton(page).click();
  await expectInCart(page, 6);
  await cartLink(page).click();
  await page.getByRole('link', { name: 'Оформить заказ' }).click();
  await expect(page.getByLabel('Фамилия, имя и отчество')).toHaveValue(person.fullname);
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await expect(page.getByRole('radio', { name: /^Москва/ })).toBeChecked();
  await page.getByRole('radiogroup', { name: 'Способ доставки' }).getByRole('radio').first().check();
  await page.getByRole('radio', { name: /Наличными/ }).check();
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  const number = await shownOrderNumber(page);
  await expectInCart(page, 0);
  expect(await taken()).toEqual([1, 1, 1, 1, 1, 1]);

  await visit(page, '/orders');
  const shownNumber = `№\u00A0${String(number).padStart(6, '0')}`;
  await expect(page.getByRole('main').getByRole('link', { name: shownNumber })).toBeVisible();
  await pressAt(page, shownNumber);
  await expect(page).toHaveURL(`${siteUrl}/orders/${number}`);
  await expect(page.getByRole('main')).toContainText('Москва, Тверская, д. 7');
  await page.getByRole('button', { name: 'Изменить', exact: true }).click();
  await page.getByLabel('Комментарий к заказу').fill('Позвонить за час');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(toast(page, 'Заказ изменён')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Позвонить за час' }).first()).toBeVisible();

  await cancelByKeyboard(page);
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0);
  expect(await taken()).toEqual([0, 0, 0, 0, 0, 0]);

  await expect(page.getByRole('button', { name: 'Повторить заказ' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectInCart(page, 6);
  await expect.poll(async () => (await queryApiAs<object[]>(siteUrl, token, '{ siteCarts { id } }')).length).toBe(6);
  expect(consoleMessages).toEqual([]);
});

test('addresses work with the keyboard alone', async ({ page, consoleMessages, siteUrl, token }) => {
  await agreeToCookies(page, siteUrl);
  const input = { city: 'Москва', street: 'Тверская', home: '7', selected: true };
  await queryApiAs(siteUrl, token, CREATE_ADDRESS, { input });
  const main = page.getByRole('main');

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

test("another user's order is answered with 404", async ({ page, context, siteUrl, siteDataDir, person }) => {
  const token = await openSession(siteUrl, await makeUser(siteUrl, siteDataDir));
  const { id } = await queryApiAs<{ id: number }>(
    siteUrl,
    token,
    'mutation ($input: CreateOrderInput!) { siteCreateOrder(input: $input) { id } }',
    { input: fastOrder([{ productId: 105, productCount: 1 }]) },
  );
  await agreeToCookies(page, siteUrl);
  await enterAs(context, siteUrl, person);

  await visit(page, `/orders/${id}`);
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
});

test('a user deletes the account; the orders stay with the shop', async ({
  page,
  context,
  consoleMessages,
  siteUrl,
  siteDataDir,
  person,
}) => {
  await agreeToCookies(page, siteUrl);
  const token = await enterAs(context, siteUrl, person);
  await visit(page, '/profile');
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Удалить учётную запись' }).click();
  await expect(dialog.getByLabel('Пароль', { exact: true })).toBeFocused();
  await page.keyboard.type('чужой пароль');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Введенный пароль не совпадает с текущим')).toBeVisible();
  await dialog.getByLabel('Пароль', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click();

  await expect(page.getByRole('dialog', { name: 'Учётная запись удалена' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.waitForURL(`${siteUrl}/`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible();
  await expect
    .poll(async () =>
      (await readOutbox(siteDataDir)).filter(({ to }) => to.includes(person.email)).map(({ subject }) => subject),
    )
    .toContain('Учётная запись удалена');
  const { body } = await postGraphql(siteUrl, '{ currentUser { id } }', {}, token);
  expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  expect(consoleMessages).toEqual([]);
});
