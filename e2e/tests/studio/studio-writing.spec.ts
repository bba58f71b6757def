import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { openInStudio, saveNow, type Studio } from '../../support/studio';
import { expect, test } from '../../support/studio-test';

const A_MOMENT_MS = 30;
const write = (page: Page, words: string) => page.keyboard.type(words, { delay: A_MOMENT_MS });

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key, { delay: A_MOMENT_MS });
}

/** The parts of all texts of a draft, as they are saved. */
async function savedParts(page: Page, studio: Studio, { id }: { id: string }): Promise<unknown[]> {
  await saveNow(page);
  const { draft } = await studio.page(id);
  return draft.document.content.flatMap(({ props }) => (Array.isArray(props.nodes) ? (props.nodes as unknown[]) : []));
}

const inPage = (canvas: FrameLocator) => canvas.locator('.ProseMirror');

/** Presses a text of the page. Its editor loads once the page is there. */
const openInPage = (canvas: FrameLocator, text: Locator) =>
  expect(async () => {
    await text.click();
    await expect(inPage(canvas)).toBeFocused({ timeout: 500 });
  }).toPass();

test('in the page one writes as on paper: Enter, Backspace, bold, a link, «/» and a table, each undone by itself', async ({
  page,
  studio,
  newPage,
  consoleMessages,
}) => {
  const own = await newPage('info-delivery');
  const canvas = await openInStudio(page, studio, own);
  const parts = () => savedParts(page, studio, own);
  const paragraph = canvas.getByText(/^Если упаковка повреждена/);
  await openInPage(canvas, paragraph);
  // From a headline straight to the text below it, which stays open.
  await canvas.getByRole('heading', { name: 'Что проверить при получении' }).click();
  await press(page, 'End');
  await write(page, '!');
  await paragraph.click();
  await expect(inPage(canvas)).toBeFocused();
  await press(page, 'End', 'Enter');
  await write(page, 'Звоните до обеда');
  await press(page, 'Enter');
  await write(page, 'или пишите');
  await press(page, 'Home', 'Backspace');
  await expect(canvas.getByText('Звоните до обедаили пишите').first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(canvas.getByText('или пишите', { exact: true }).first()).toBeVisible();

  await press(page, 'End', 'Shift+Home', 'Control+b');
  await expect(canvas.getByRole('button', { name: 'Жирный' })).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'Control+k');
  await canvas.getByRole('combobox', { name: 'Адрес ссылки' }).fill('/contacts');
  await press(page, 'Enter');
  await press(page, 'End', 'Enter');
  await write(page, '/таб');
  await expect(canvas.getByRole('listbox', { name: 'Вставить' })).toBeVisible();
  await press(page, 'Enter');
  await press(page, 'Tab');
  await write(page, 'Срок');
  await expectAccessible(page);
  await expect
    .poll(parts)
    .toEqual(
      expect.arrayContaining([
        { type: 'paragraph', text: 'Звоните до обеда' },
        { type: 'paragraph', text: 'или пишите', spans: [{ text: 'или пишите', bold: true, href: '/contacts' }] },
        expect.objectContaining({ type: 'table', head: ['Напишите: столбец 1…', 'Срок', 'Напишите: столбец 3…'] }),
      ]),
    );

  await press(page, 'Escape');
  await expect(inPage(canvas)).toHaveCount(0);
  await expect(canvas.getByRole('table', { name: /Название/ })).toBeVisible();
  expect(consoleMessages).toEqual([]);
});
