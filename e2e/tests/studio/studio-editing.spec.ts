import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { visit } from '../../support/pages';
import { expectReady, expectSaved, openInStudio, saveNow } from '../../support/studio';
import { expect, test } from '../../support/studio-test';

const A_MOMENT_MS = 50;
const STEPS = 12;

async function pressTimes(page: Page, keys: string, times: number): Promise<void> {
  for (let step = 0; step < times; step += 1) await page.keyboard.press(keys);
}

test('blocks of every kind are added and drawn, moved, copied and removed; a dozen steps back and forth end in the same page', async ({
  page,
  studio,
  newPage,
  consoleMessages,
}) => {
  const own = await newPage('media');
  const canvas = await openInStudio(page, studio, own);
  const blocks = page.getByRole('navigation', { name: 'Блоки страницы' });
  const tools = blocks.getByRole('group', { name: /^Блок «/ });
  const picker = page.getByRole('region', { name: 'Новый блок' });
  const before = await blocks.getByRole('listitem').count();
  const savedDocument = async () => {
    await saveNow(page);
    await expectSaved(page);
    return (await studio.page(own.id)).draft.document;
  };

  const add = blocks.getByRole('button', { name: 'Добавить блок', exact: true });
  await add.press('Enter');
  const kinds = await picker.getByRole('listitem').allInnerTexts();
  expect(kinds.length).toBeGreaterThan(15);
  for (const [index, kind] of kinds.entries()) {
    if (index > 0) await add.press('Enter');
    await picker.getByRole('listitem').nth(index).getByRole('button').press('Enter');
    await expect(page.getByRole('region', { name: kind.trim() })).toBeVisible();
  }
  await expect(canvas.locator('[data-selected]'), 'the page scrolls to what was added').toBeInViewport();
  await tools.getByRole('button', { name: 'Дублировать' }).click();
  await expect(blocks.getByRole('listitem')).toHaveCount(before + kinds.length + 1);
  await tools.getByRole('button', { name: 'Поднять' }).click();
  await tools.getByRole('button', { name: 'Удалить' }).click();
  await expect(blocks.getByRole('listitem')).toHaveCount(before + kinds.length);
  await expect(canvas.getByText(/Этот блок не\sпоказывается/)).toHaveCount(0);
  const document = await savedDocument();

  await pressTimes(page, 'Control+z', STEPS);
  // Three of the steps were the copy, which is gone again.
  await expect(blocks.getByRole('listitem')).toHaveCount(before + kinds.length + 3 - STEPS);
  await pressTimes(page, 'Control+Shift+z', STEPS);
  await expect(blocks.getByRole('listitem')).toHaveCount(before + kinds.length);
  expect(await savedDocument()).toEqual(document);
  expect(consoleMessages).toEqual([]);
});

const textIn = (page: Page) => page.getByRole('textbox', { name: 'Части текста' });

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

/** Opens the fields of the first text of the page. */
async function openText(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Текст/ })
    .first()
    .press('Enter');
  await textIn(page).focus();
}

async function writeLink(page: Page, canvas: FrameLocator, siteUrl: string): Promise<void> {
  await press(page, 'Control+End', 'Enter');
  await write(page, 'Ответим ');
  await press(page, 'Control+b');
  await write(page, 'за час');
  await press(page, 'Control+b');
  await write(page, ', как прокату');
  await press(page, ...Array.from('прокату', () => 'Shift+ArrowLeft'), 'Control+k');
  const address = page.getByRole('combobox', { name: 'Адрес ссылки' });
  await expect(address).toBeFocused();
  await write(page, 'javascript:alert(1)');
  await press(page, 'Enter');
  await expect(address).toHaveAccessibleDescription(/Нужен адрес страницы/);
  await press(page, 'Control+a');
  await write(page, `${siteUrl}/rental`);
  await press(page, 'Enter');
  await expect(textIn(page)).toBeFocused();

  await expect(canvas.getByText('за час')).toHaveCSS('font-weight', '440');
  await expect(canvas.getByRole('link', { name: 'прокату' })).toHaveAttribute('href', '/rental');
}

async function writeList(page: Page, canvas: FrameLocator): Promise<void> {
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
  for (const place of [textIn(page), canvas]) {
    await expect(place.getByText('Вот и всё').locator('xpath=following-sibling::ul')).toBeVisible();
  }
}

test('a text is written with the keyboard alone: headings, lists, bold words and links', async ({
  page,
  siteUrl,
  studio,
  newPage,
  shopper,
  consoleMessages,
}) => {
  const own = await newPage('info-exchange-and-returns');
  const canvas = await openInStudio(page, studio, own);
  await openText(page);
  await writeLink(page, canvas, siteUrl);
  await writeList(page, canvas);
  await expectAccessible(page);
  await saveNow(page);
  const nodes = () => studio.page(own.id).then(({ draft }) => draft.document.content[0]?.props.nodes);
  await expect.poll(nodes).toEqual(
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
  await studio.publish(await studio.page(own.id));
  await shopper.expectShown(own.path, '<strong>за\u00A0час</strong>');
  expect(consoleMessages).toEqual([]);
});

async function paste(page: Page, html: string): Promise<void> {
  await textIn(page).evaluate((element, given) => {
    const data = new DataTransfer();
    data.setData('text/html', given);
    data.setData('text/plain', 'не это');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);
}

test('a paste from Word keeps words and their looks, loads nothing and runs nothing', async ({
  page,
  studio,
  newPage,
  consoleMessages,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const canvas = await openInStudio(page, studio, await newPage('info-payment'));
  await openText(page);
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
  expect(await page.title()).not.toContain('взломано');
  expect(asked.filter((address) => address.includes('evil'))).toEqual([]);
  expect(consoleMessages).toEqual([]);
});

/** Drops a file on an element, as a hand that has brought it from the desk. */
async function dropFile(target: Locator, file: string, type = ''): Promise<void> {
  const content = await readFile(file, 'base64');
  await target.evaluate(
    (element, { base64, name, type: typeOfFile }) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: typeOfFile }));
      for (const event of ['dragover', 'drop'])
        element.dispatchEvent(new DragEvent(event, { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    { base64: content, name: path.basename(file), type },
  );
}

test('a photo that is dropped on the page stands below that block beside a text, and what is typed next describes it', async ({
  page,
  studio,
  newPage,
  consoleMessages,
}) => {
  const own = await newPage('rental');
  const canvas = await openInStudio(page, studio, own);
  const problem = canvas.getByRole('heading', { name: 'Что меняется в парке' });
  await dropFile(problem, path.join(__dirname, '../../../host/public/og.png'), 'image/png');

  await expect(page.getByRole('region', { name: /^Текст и\sфото$/ })).toBeVisible();
  await page.keyboard.type('Машина на карте');
  const photo = canvas.getByRole('img', { name: 'Машина на карте' });
  await expect(photo).toHaveJSProperty('complete', true);
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await canvas.getByRole('heading', { name: 'Новый заголовок…' }).click();
  await page.keyboard.type('Парк под рукой');
  await saveNow(page);
  await expectSaved(page);

  const { content } = (await studio.page(own.id)).draft.document;
  expect(content.slice(1, 3)).toMatchObject([
    { type: 'ProblemSolution' },
    { type: 'TextAndPicture', props: { heading: 'Парк под рукой', picture: { alt: 'Машина на карте' } } },
  ]);
  expect(consoleMessages).toEqual([]);
});

test('a file of Word that is dropped on the list becomes a draft with its list, table and picture', async ({
  page,
  studio,
  siteUrl,
  consoleMessages,
}) => {
  await page.context().addCookies([{ name: 'x-auth-token', value: studio.token, url: siteUrl }]);
  await visit(page, '/studio');
  await expect(page.getByRole('button', { name: 'Новая страница' })).toBeVisible();
  await dropFile(page.locator('body'), path.join(__dirname, '../../fixtures/rental.docx'));

  const canvas = page.frameLocator('iframe[title="Страница"]');
  await expect(canvas.getByRole('heading', { name: 'Прокат зимой' }).first()).toBeVisible();
  await expect(canvas.getByText('за один день', { exact: true })).toHaveJSProperty('tagName', 'STRONG');
  await expect(canvas.getByRole('listitem').filter({ hasText: 'прогреть салон' })).toBeVisible();
  await expect(canvas.getByRole('row', { name: 'Казань 2' })).toBeVisible();
  await expect(canvas.getByRole('img', { name: 'Машины на стоянке' })).toBeVisible();
  expect(consoleMessages).toEqual([]);
});

test('a table is written in the text, moved, cut out and put back; a card is changed in its fields', async ({
  page,
  studio,
  newPage,
}) => {
  const canvas = await openInStudio(page, studio, await newPage('info-delivery'));
  await openText(page);
  const text = textIn(page);
  await text.getByRole('cell').last().click();
  await press(page, 'Tab');
  await write(page, 'Тверь');
  await press(page, 'Tab');
  await write(page, 'завтра');
  await expect(canvas.getByRole('rowheader', { name: 'Тверь' })).toBeVisible();
  await page.getByRole('textbox', { name: /Название таблицы/ }).fill('Сроки доставки');
  await expect(canvas.getByRole('table', { name: 'Сроки доставки' })).toBeVisible();
  await expectAccessible(page);

  const first = text.locator(':scope > *').first();
  await text.getByRole('cell', { name: 'завтра', exact: true }).click();
  await page.getByRole('button', { name: 'Поднять таблицу' }).click();
  await page.getByRole('button', { name: 'Столбец справа' }).click();
  await expect(first.or(text.getByRole('table')).first()).toBeVisible();
  await page.getByRole('button', { name: 'Удалить таблицу' }).click();
  await expect(canvas.getByRole('table')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(canvas.getByRole('table', { name: 'Сроки доставки' })).toBeVisible();

  await page.getByRole('button', { name: 'Ссылки', exact: true }).click();
  await page.getByRole('button', { name: '1 Надпись' }).click();
  await page.getByRole('textbox', { name: 'Надпись' }).fill('Где купить');
  await expect(canvas.getByRole('main').getByRole('link', { name: 'Где купить' })).toBeVisible();
});

test('what is typed stays, wherever the next press or key leads; a block is not lost by a double click', async ({
  page,
  studio,
  newPage,
  consoleMessages,
}) => {
  const own = await newPage('info-delivery');
  const canvas = await openInStudio(page, studio, own);
  const draft = async () => JSON.stringify((await studio.page(own.id)).draft.document);
  // The last row names neither facts nor the seller.
  const cell = (name: string) => canvas.getByRole('cell', { name });
  const paragraph = canvas.getByText(/^Если упаковка повреждена/);

  await cell('По России').click();
  await page.keyboard.press('End');
  await write(page, ' раз');
  await cell('По договорённости').click();
  await page.keyboard.press('End');
  await write(page, ' два');
  await page.keyboard.press('Tab');
  // As in Word, the words of the next cell are selected.
  await write(page, 'три');
  // The words of a fact are one chip, behind which one types on.
  await canvas.getByRole('cell', { name: /^\d+\s₽ по\sМоскве/ }).click();
  await page.keyboard.press('End');
  await write(page, ' четыре');
  await paragraph.click();
  await page.keyboard.press('End');
  await press(page, 'Enter');
  await write(page, 'Звоните до обеда');
  await press(page, 'Enter');
  await write(page, 'Или пишите');
  await saveNow(page);
  for (const words of [' раз"', ' два"', '"три"', ' четыре"', '"Звоните до обеда"', '"Или пишите"'])
    await expect.poll(draft).toContain(words);
  await expect(canvas.getByText('Или пишите').first()).toBeVisible();

  const blocks = page.getByRole('navigation', { name: 'Блоки страницы' });
  const rows = blocks.getByRole('listitem');
  const count = await rows.count();
  const last = rows.last().getByRole('button').first();
  await rows.first().getByRole('button').first().click();
  await last.dblclick();
  await expect(rows).toHaveCount(count);

  await page.getByText('Якорь и линейка').click();
  const anchor = page.getByRole('textbox', { name: 'Якорь' });
  await anchor.press('Control+a');
  await write(page, 'goods-of-the-day');
  await expect(anchor).toHaveValue('goods-of-the-day');
  await saveNow(page);
  await expect.poll(draft).toContain('"id":"goods-of-the-day"');

  await blocks.getByRole('button', { name: 'Удалить' }).click();
  await expect(rows).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(rows).toHaveCount(count);

  // A new block waits for its words; a question is typed where a space would open its answer.
  await page.getByRole('button', { name: 'Добавить блок', exact: true }).click();
  await page.getByRole('button', { name: 'Частые вопросы' }).click();
  await expect(page.getByRole('textbox', { name: 'Заголовок' })).toBeFocused();
  await write(page, 'Спрашивают часто');
  await canvas.getByText('Вопрос…').click();
  await write(page, 'Сколько ждать заказа?');
  await press(page, 'Tab');
  await write(page, 'Два рабочих дня');
  await saveNow(page);
  for (const words of ['"Спрашивают часто"', '"Сколько ждать заказа?"', '"Два рабочих дня"'])
    await expect.poll(draft).toContain(words);
  expect(consoleMessages).toEqual([]);
});

test('every other screen is accessible and in Russian, also on a phone', async ({ page, siteUrl, studio, newPage }) => {
  await openInStudio(page, studio, await newPage('info-payment'));
  await page.getByRole('button', { name: 'Добавить блок', exact: true }).click();
  await expectReady(page);
  await page.getByRole('button', { name: 'Предпросмотр', exact: true }).click();
  await page.getByRole('button', { name: 'Сделать ссылку' }).click();
  await expect(page.getByRole('textbox', { name: /Ссылка/ })).toHaveValue(/^http/);
  await expectReady(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectReady(page);
  for (const name of ['История', 'Опубликовать']) {
    await page.getByRole('button', { name, exact: true }).last().click();
    await expectReady(page);
  }
  for (const address of ['/studio', '/studio/people']) {
    await visit(page, siteUrl + address);
    await expect(page.getByRole('table').or(page.getByRole('list')).first()).toBeVisible();
    await expectReady(page);
  }
});

test('at 200 % zoom of a desk the editor is still one', async ({ page, studio, newPage }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  const own = await newPage('media');
  const canvas = await openInStudio(page, studio, own);

  await page
    .getByRole('navigation', { name: 'Блоки страницы' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .first()
    .click();
  const heading = page.getByRole('textbox', { name: 'Заголовок' }).first();
  await heading.fill('Заголовок при крупном масштабе');

  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Заголовок при крупном масштабе');
  for (const name of ['Отменить', 'Настройки', 'Опубликовать'])
    await expect(page.getByRole('button', { name, exact: true }).first()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720);
  await expectReady(page);
});
