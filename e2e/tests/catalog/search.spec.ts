import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { agreeToCookies, visit } from '../../support/pages';
import { expect, test } from '../../support/test';

const field = (page: Page) => page.getByRole('combobox', { name: 'Поиск по сайту' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Подсказки' }).getByRole('option');

test.beforeEach(({ page, siteUrl }) => agreeToCookies(page, siteUrl));

test('the keyboard alone finds a product from any page, and learns what to do when there is none', async ({
  page,
  consoleMessages,
}) => {
  await visit(page, '/about');
  await field(page).focus();
  await page.keyboard.type('щупальце');
  await expect(page.getByText('По запросу «щупальце» ничего не нашлось')).toBeVisible();
  await expect(page.getByRole('search').getByRole('link', { name: 'Всё оборудование' })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('тм-4');
  await expect(options(page).first()).toContainText('Трекер ТМ-4');
  await page.keyboard.press('ArrowDown');
  const first = await options(page).first().getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', first ?? '');
  await expectAccessible(page);
  expect(consoleMessages).toEqual([]);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Трекер ТМ-4');
  await expect(options(page)).toHaveCount(0);
});

test('at 390 px the search opens below the header, keeps inside the screen and leaves by Esc', async ({
  page,
  consoleMessages,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/about');
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Поиск', exact: true });
  await toggle.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('24В');
  await expect(options(page).last()).toContainText('Все товары по запросу');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await toggle.press('Enter');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/products\?q=24/);
  await expect(page.getByRole('region', { name: 'Список товаров' }).getByRole('heading').first()).toBeVisible();
  expect(consoleMessages).toEqual([]);
});
