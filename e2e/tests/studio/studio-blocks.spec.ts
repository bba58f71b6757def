import { expect, type Page } from '@playwright/test';
import { openInStudio, startStudioSite, type StudioSite } from '../../support/studio';
import { test } from '../../support/test';

let started: StudioSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  started = await startStudioSite();
});

test.afterAll(() => started.site.stop());

const STEPS = 50;

async function savedDocument(page: Page, address: string): Promise<unknown> {
  await expect(page.getByRole('status').filter({ hasText: 'Черновик сохранён' })).toBeVisible();
  return (await started.studio.pageAt(address)).draft.document;
}

async function press(page: Page, keys: string): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) await page.keyboard.press(keys);
}

test('blocks of every kind are added, moved, copied and removed; 50 steps back and forth end in the same page', async ({
  page,
  consoleMessages,
}) => {
  test.setTimeout(180_000);
  const canvas = await openInStudio(page, started, '/media');
  const blocks = page.getByRole('navigation', { name: 'Блоки страницы' });
  const tools = blocks.getByRole('group', { name: /^Блок «/ });
  const picker = page.getByRole('region', { name: 'Новый блок' });
  const before = await blocks.getByRole('listitem').count();

  const add = blocks.getByRole('button', { name: 'Добавить блок', exact: true });
  await add.click();
  const kinds = await picker.getByRole('listitem').allInnerTexts();
  expect(kinds.length).toBeGreaterThan(15);
  for (const [index, kind] of kinds.entries()) {
    if (index > 0) await add.click();
    await picker.getByRole('listitem').nth(index).getByRole('button').click();
    await expect(page.getByRole('region', { name: kind.trim() })).toBeVisible();
    await expect(canvas.locator('[data-selected]'), 'the page scrolls to what was added').toBeInViewport();
    await tools.getByRole('button', { name: 'Дублировать' }).click();
    await tools.getByRole('button', { name: 'Поднять' }).click();
    await tools.getByRole('button', { name: 'Удалить' }).click();
  }
  await expect(blocks.getByRole('listitem')).toHaveCount(before + kinds.length);
  // Each of them is drawn by the page in the frame, too.
  await expect(canvas.getByText(/Этот блок не\sпоказывается/)).toHaveCount(0);
  const document = await savedDocument(page, '/media');

  await press(page, 'Control+z');
  await expect(blocks.getByRole('listitem')).not.toHaveCount(before + kinds.length);
  await press(page, 'Control+Shift+z');
  await expect(blocks.getByRole('listitem')).toHaveCount(before + kinds.length);
  expect(await savedDocument(page, '/media')).toEqual(document);
  expect(consoleMessages).toEqual([]);
});
