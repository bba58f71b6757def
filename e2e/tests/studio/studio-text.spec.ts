import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { visit } from '../../support/pages';
import { openInStudio, SHOWN_WITHIN_MS, startStudioSite, type StudioSite } from '../../support/studio';
import { test } from '../../support/test';

const A_MOMENT_MS = 50;

let started: StudioSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  started = await startStudioSite();
});

test.afterAll(() => started.site.stop());

const textIn = (page: Page) => page.getByRole('textbox', { name: 'Части текста' });
const isSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Черновик сохранён' })).toBeVisible({ timeout: SHOWN_WITHIN_MS });

// ProseMirror hears of a new focus or cursor a moment later, so keys come as from a person.
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await sleep(A_MOMENT_MS);
    await page.keyboard.press(key);
  }
}

async function write(page: Page, words: string): Promise<void> {
  await sleep(A_MOMENT_MS);
  await page.keyboard.type(words);
}

async function paste(page: Page, html: string): Promise<void> {
  await textIn(page).evaluate((element, given) => {
    const data = new DataTransfer();
    data.setData('text/html', given);
    data.setData('text/plain', 'не это');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);
}

test('a text is written with the keyboard alone: headings, lists, bold words and links', async ({
  page,
  consoleMessages,
}) => {
  const canvas = await openInStudio(page, started, '/info_exchange_and_returns');
  await page
    .getByRole('button', { name: /^Текст/ })
    .first()
    .press('Enter');
  const text = textIn(page);
  await text.focus();
  await press(page, 'Control+End', 'Enter');
  await write(page, 'Ответим ');
  await press(page, 'Control+b');
  await write(page, 'за час');
  await press(page, 'Control+b');
  await write(page, ', как прокату');
  await press(page, ...Array.from('прокату', () => 'Shift+ArrowLeft'), 'Control+k');
  const address = page.getByRole('textbox', { name: 'Адрес ссылки' });
  await expect(address).toBeFocused();
  await write(page, 'javascript:alert(1)');
  await press(page, 'Enter');
  await expect(address).toHaveAccessibleDescription(/Нужен адрес страницы/);
  await press(page, 'Control+a');
  await write(page, `${started.site.url}/rental`);
  await press(page, 'Enter');
  await expect(text).toBeFocused();

  await expect(canvas.getByText('за час')).toHaveCSS('font-weight', '440');
  await expect(canvas.getByRole('link', { name: 'прокату' })).toHaveAttribute('href', '/rental');

  await press(page, 'End', 'Enter');
  await page.getByRole('combobox', { name: 'Вид абзаца' }).selectOption({ label: 'Раздел' });
  await write(page, 'Что понадобится');
  await press(page, 'Enter');
  await page.getByRole('button', { name: 'Список', exact: true }).press('Enter');
  await write(page, 'чек');
  await press(page, 'Enter');
  await write(page, 'паспорт изделия');
  // An empty line ends the list.
  await press(page, 'Enter', 'Enter');
  await write(page, 'Вот и всё');

  await expect(canvas.getByRole('heading', { name: 'Что понадобится', level: 2 })).toBeVisible();
  await expect(canvas.getByRole('listitem').filter({ hasText: 'паспорт изделия' })).toBeVisible();
  await press(page, 'Alt+ArrowUp');
  await expect(canvas.getByText('Вот и всё').locator('xpath=following-sibling::ul')).toBeVisible();
  await expectAccessible(page);
  await isSaved(page);

  const { draft } = await started.studio.pageAt('/info_exchange_and_returns');
  const nodes = draft.document.content[0]?.props.nodes;
  expect(nodes).toEqual(
    expect.arrayContaining([
      {
        type: 'paragraph',
        text: 'Ответим за час, как прокату',
        spans: [
          { text: 'Ответим ' },
          { text: 'за час', bold: true },
          { text: ', как ' },
          { text: 'прокату', href: '/rental' },
        ],
      },
      { type: 'heading', level: 2, text: 'Что понадобится' },
      { type: 'list', ordered: false, items: ['чек', 'паспорт изделия'] },
    ]),
  );
  await started.studio.publish(await started.studio.pageAt('/info_exchange_and_returns'));
  await expect
    .poll(() => started.isShown('/info_exchange_and_returns', '<strong>за\u00A0час</strong>'), {
      timeout: SHOWN_WITHIN_MS,
    })
    .toBe(true);
  expect(consoleMessages).toEqual([]);
});

test('a paste from Word keeps words and their looks, loads nothing and runs nothing', async ({
  page,
  consoleMessages,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const canvas = await openInStudio(page, started, '/info_payment');
  await page
    .getByRole('button', { name: /^Текст/ })
    .first()
    .click();
  const text = textIn(page);
  await text.press('Control+a');
  await paste(
    page,
    `<html><head><style>p { color: red }</style></head><body><!--StartFragment-->
     <h1>Оплата <o:p></o:p></h1><p class=MsoNormal style='color:red'>Любой <b>картой</b>
     <a href="javascript:alert(1)">здесь</a><img src="https://evil.example/pixel.png" onerror="alert(1)"></p>
     <p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>первое</p>
     <script>document.title = 'взломано'</script><iframe src="https://evil.example"></iframe></body></html>`,
  );

  await expect(text).toHaveText('ОплатаЛюбой картой здесьпервое');
  await expect(canvas.getByText('картой', { exact: true })).toHaveJSProperty('tagName', 'STRONG');
  await expect(canvas.getByText('здесь', { exact: true })).toHaveCount(0); // no link, and so no element of its own
  await expect(canvas.getByRole('listitem').filter({ hasText: 'первое' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(text).not.toContainText('картой здесь');
  expect(asked.filter((address) => address.includes('evil'))).toEqual([]);
  expect(consoleMessages).toEqual([]);
});

test('a table is a card in the text: changed in its fields, moved, cut out and put back', async ({ page }) => {
  const canvas = await openInStudio(page, started, '/info_delivery');
  // A press in a cell of the page opens its field.
  await canvas.getByRole('cell', { name: '450 ₽ по Москве' }).click();
  const cell = page.getByRole('textbox', { name: /№\s3/ });
  await expect(page.getByRole('heading', { name: 'Таблица' })).toBeVisible();
  await expect(cell).toHaveValue(/450/);
  await cell.fill('500 ₽ по Москве');
  await expect(canvas.getByRole('cell', { name: '500 ₽ по Москве' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'К тексту' }).click();
  const text = textIn(page);
  await expect(text).toBeVisible();
  await text.getByText('Способы доставки').click();
  await page.getByRole('button', { name: 'Опустить', exact: true }).last().click();
  await expect(text.locator(':scope > *').last()).toHaveText(/Способы доставки/);

  await page.keyboard.press('Control+x');
  await expect(canvas.getByRole('table')).toHaveCount(0);
  // ProseMirror may put the caret back that moves within moments of a cut, which only a test does.
  await expect(async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('Control+Home');
    await expect(page.getByRole('combobox', { name: 'Вид абзаца' })).toHaveValue('0', { timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Control+v');
  await expect(canvas.getByRole('cell', { name: '500 ₽ по Москве' })).toBeVisible();

  await page.getByRole('button', { name: 'Ссылки', exact: true }).click();
  await page.getByRole('button', { name: '1 Надпись' }).click();
  await page.getByRole('textbox', { name: 'Надпись' }).fill('Где купить');
  await expect(canvas.getByRole('main').getByRole('link', { name: 'Где купить' })).toBeVisible();
  await visit(page, `${started.site.url}/info_delivery`);
  await expect(page.getByRole('cell', { name: '450 ₽ по Москве' })).toBeVisible();
});
