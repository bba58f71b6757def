import type { Locator } from '@playwright/test';
import { enterButton } from '../../support/account';
import { agreeToCookies, visit } from '../../support/pages';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { forcedColors: 'active' } });

const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** High contrast themes replace backgrounds and drop shadows: states need colours of the system. */
test('states are visible in forced colours', async ({ page, siteUrl }) => {
  await agreeToCookies(page, siteUrl);
  await visit(page, '/products');
  const menu = page.getByRole('navigation', { name: 'Основное меню' });
  const ground = (locator: Locator) => styleOf(locator, 'background-color');
  expect(await ground(menu.getByRole('link', { name: 'Оборудование' }))).not.toBe(
    await ground(menu.getByRole('link', { name: 'Услуги' })),
  );
  expect(await styleOf(page.locator('main [data-filled]').first(), 'background-image')).toContain('gradient');

  await enterButton(page).click();
  const dialog = page.getByRole('dialog');
  expect(await styleOf(dialog, 'border-top-style')).toBe('solid');
  expect(await ground(dialog.getByRole('tab', { name: 'Вход' }))).not.toBe(
    await ground(dialog.getByRole('tab', { name: 'Регистрация' })),
  );
  const phone = dialog.getByRole('textbox', { name: 'Телефон' });
  await expect(phone).toBeFocused();
  expect(await styleOf(phone, 'outline-style')).toBe('solid');
  expect(await ground(dialog.getByRole('button', { name: 'По номеру телефона' }))).not.toBe(
    await ground(dialog.getByRole('button', { name: 'По адресу E-mail' })),
  );
  const enter = dialog.getByRole('button', { name: 'Войти', exact: true });
  const disabledColour = await styleOf(enter, 'color');
  await phone.fill('9120004164');
  await dialog.getByLabel('Пароль', { exact: true }).fill('соль и перец 7');
  await expect(enter).toBeEnabled();
  expect(await styleOf(enter, 'color')).not.toBe(disabledColour);
});

test('answers, a chosen picture and a pressed comparison are visible in forced colours', async ({ page, siteUrl }) => {
  await agreeToCookies(page, siteUrl);
  const ground = (locator: Locator) => styleOf(locator, 'background-color');
  await visit(page, '/dialog/invis_duos/tag');
  for (const name of ['Помогло', 'Не помогло']) {
    const answer = page.getByRole('main').getByText(name, { exact: true });
    expect(await styleOf(answer, 'border-top-style')).toBe('solid');
    expect(await styleOf(answer, 'border-top-color')).not.toBe(await styleOf(page.locator('body'), 'background-color'));
  }

  await visit(page, '/invis_duos');
  const [less, more] = ['Уменьшить', 'Увеличить'].map((step) =>
    page.getByRole('main').getByRole('button', { name: `${step} количество: INVIS DUOS`, exact: true }),
  );
  if (!less || !more) throw new Error('there are two steps');
  await expect(less).toBeDisabled();
  expect(await styleOf(less, 'color')).not.toBe(await styleOf(more, 'color'));
  const pictures = page.getByRole('tablist', { name: 'Изображения' }).getByRole('tab');
  expect(await ground(pictures.first())).not.toBe(await ground(pictures.last()));
  const compare = page.getByRole('main').getByRole('button', { name: /сравн/i, pressed: false }).first();
  const before = await ground(compare);
  await compare.click();
  expect(await ground(page.getByRole('main').getByRole('button', { pressed: true }))).not.toBe(before);
});
