import { expectDraft, expectReady, openInStudio } from '../../support/studio';
import { expect, test } from '../../support/studio-test';

test('a block is made common, stands on a second page, and a change of it is on both in a moment; it is not taken off while they have it', async ({
  page,
  studio,
  shopper,
  newPage,
  consoleMessages,
}) => {
  const [first, second] = [await newPage('rental'), await newPage('lease')];
  const blocks = page.getByRole('navigation', { name: 'Блоки страницы' });
  const name = `Общий ${first.path}`;

  let canvas = await openInStudio(page, studio, first);
  await blocks.getByRole('button', { name: /^Проблема/ }).click();
  await blocks.getByRole('button', { name: 'Сделать общим' }).click();
  await page.getByRole('textbox', { name: /^Название для\sколлег$/ }).fill(name);
  await page.getByRole('region', { name: 'Сделать общим' }).getByRole('button', { name: 'Сделать общим' }).click();
  await expect(blocks.getByRole('button', { name: `Общий блок ${name}` })).toBeVisible();
  const heading = () => canvas.getByRole('heading', { name: /^Что меняется в/ });
  await expect(heading()).toBeVisible();
  await expectDraft(page, studio, first, /"Common"/);
  await studio.publish(await studio.page(first.id));

  canvas = await openInStudio(page, studio, second);
  await blocks.getByRole('button', { name: 'Добавить блок', exact: true }).click();
  await page.getByRole('region', { name: 'Новый блок' }).getByRole('button', { name }).click();
  await expect(page.getByRole('link', { name: 'Править общий блок' })).toBeVisible();
  await expectReady(page);
  // It is selected in the page, and not edited there.
  await heading().click();
  await page.keyboard.type('!');
  await expect(heading()).toHaveText(/^Что меняется в\sпарке$/);
  await expectDraft(page, studio, second, /"Common"/);
  await studio.publish(await studio.page(second.id));
  await shopper.expectShown(second.path, 'Что меняется в');

  await page.getByRole('link', { name: 'Править общий блок' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await heading().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' завтра');
  await expect(heading()).toHaveText(/завтра$/);
  const common = await studio.page(new URL(page.url()).pathname.replace('/studio/', ''));
  await expectDraft(page, studio, common, /завтра/);
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await page.getByRole('button', { name: 'Опубликовать сейчас' }).click();
  await shopper.expectShown(first.path, ' завтра');
  await shopper.expectShown(second.path, ' завтра');

  await page.getByRole('button', { name: /^Снять с\sсайта…$/ }).click();
  await expect(page.getByText(/^Этот блок показывают: страница «Проба/)).toBeVisible();
  await page.getByRole('button', { name: /^Снять с\sсайта$/ }).click();
  await expect(page.getByText(/^Этот блок стоит на\sстраницах: «Проба/)).toBeVisible();
  await expectReady(page);

  // No other test finds it among the blocks.
  for (const { id } of [first, second, common]) await studio.takeOff(id);
  expect(consoleMessages).toEqual([]);
});
