import { expectAccessible } from '../../support/axe';
import { textOf } from '../../support/html';
import { agreeToCookies, plainSpaces, visit } from '../../support/pages';
import { expect, test } from '../../support/test';

/** What a salesman says to twelve visitors: their answers, the model, its first year. */
const ANSWERS: readonly [query: string, model: string, total: string][] = [
  ['car=light&place=garage&fear=theft&fleet=one', 'Радиоблокиратор РБ-1', '16 300 ₽'],
  ['car=light&place=yard&fear=theft&fleet=one', 'INVIS DUOS S', '27 000 ₽'],
  ['car=light&place=street&fear=theft&fleet=one', 'INVIS DUOS', '35 000 ₽'],
  ['car=light&place=long&fear=theft&fleet=one', 'INVIS DUOS 3DL', '46 000 ₽'],
  ['car=light&place=yard&fear=loss&fleet=few', 'Автономный маяк МА-3', '12 000 ₽'],
  ['car=light&place=yard&fear=driving&fleet=one', 'DUOS ONLINE LITE', '11 500 ₽'],
  ['car=light&place=street&fear=driving&fleet=fleet', 'Трекер ТМ-4', '17 000 ₽'],
  ['car=truck&place=yard&fear=theft&fleet=one', 'INVIS DUOS', '35 000 ₽'],
  ['car=truck&place=yard&fear=fuel&fleet=one', 'Трекер ТМ-4', '17 000 ₽'],
  ['car=truck&place=street&fear=fuel&fleet=fleet', 'INVIS DUOS Logistic', '39 600 ₽'],
  ['car=moto&place=garage&fear=theft&fleet=one', 'Автономный маяк МА-3', '12 000 ₽'],
  ['car=trailer&place=long&fear=loss&fleet=fleet', 'Маяк прицепа МП-5', '15 500 ₽'],
];

test('twelve visitors are advised what a salesman would say, without scripts', async ({ request }) => {
  for (const [query, model, total] of ANSWERS) {
    const chosen = plainSpaces(textOf(await (await request.get(`/choose?${query}`)).text(), 'main'));
    expect(chosen, query).toContain(`Вам подойдёт ${model} Почему эта модель`);
    expect(chosen, query).toContain(total);
  }
});

test('on a phone, four answers by the keyboard end in a model that a link shares', async ({
  page,
  siteUrl,
  consoleMessages,
}) => {
  await agreeToCookies(page, siteUrl);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/choose');
  for (const answer of ['Легковая или кроссовер', 'Каждый раз в новом месте', 'Что заведут и уедут', 'Одна']) {
    await page.getByRole('radio', { name: answer }).focus();
    await page.keyboard.press('Space');
  }
  await expectAccessible(page);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('region', { name: 'Вам подойдёт INVIS DUOS' })).toBeVisible();
  await expect(page).toHaveURL(/\/choose\?car=light&place=street&fear=theft&fleet=one$/);
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Каждый раз в новом месте' })).toBeChecked();
  await page.getByRole('link', { name: 'Всё о модели' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('INVIS DUOS');
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Вам подойдёт INVIS DUOS' })).toBeVisible();
  expect(consoleMessages).toEqual([]);
});
