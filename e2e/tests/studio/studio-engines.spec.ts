import { createShopper, ENGINES, type Engine, type Shopper } from '../../support/engines';
import { expect, test } from '../../support/studio-test';

const readCanvas = () => document.querySelector('iframe')?.contentDocument?.querySelector('main')?.textContent;
const canvasHas = (text: string) =>
  document.querySelector('iframe')?.contentDocument?.querySelector('main')?.textContent.includes(text);

/** The middle of the first paragraph in the field of a text. */
function locateText() {
  const paragraph = document.querySelector('[role=textbox][contenteditable=true] > p');
  if (!paragraph) return null;
  paragraph.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = paragraph.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

/** The middle of a text of the page, in the window: the page is made smaller to fit. */
async function locateInPage(words: string) {
  const frame = document.querySelector('iframe');
  const texts = frame?.contentDocument?.querySelectorAll('main :is(td, th, li, p, h3)') ?? [];
  // Not the name of a heading in the list of contents, nor the text that is written elsewhere now.
  const element = [...texts].find(
    (one) =>
      one.textContent.replaceAll('\u00A0', ' ').includes(words) && one.checkVisibility() && !one.closest('nav, aside'),
  );
  if (!frame || !element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // The bar of a table follows the page a frame later, and would be under the pointer.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const page = frame.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  const scale = page.width / frame.offsetWidth;
  return {
    x: Math.round(page.left + (left + width / 2) * scale),
    y: Math.round(page.top + (top + height / 2) * scale),
  };
}

const isWriting = () => document.querySelector('iframe')?.contentDocument?.activeElement?.matches('.ProseMirror');

/** Chooses a table as other programs have it, for the clipboard. */
function showTable(rows: readonly (readonly string[])[]) {
  document.querySelector('#source')?.remove();
  const box = Object.assign(document.createElement('div'), { id: 'source', contentEditable: 'true' });
  const table = document.createElement('table');
  for (const words of rows) {
    const row = table.insertRow();
    for (const word of words) row.insertCell().append(word);
  }
  box.append(table);
  document.body.append(box);
  box.focus();
  getSelection()?.selectAllChildren(box);
  return document.activeElement === box;
}

const cellAt = () =>
  document.querySelector('iframe')?.contentDocument?.getSelection()?.anchorNode?.parentElement?.closest('td, th')
    ?.textContent ?? null;

const isCellAt = (words: string) =>
  document
    .querySelector('iframe')
    ?.contentDocument?.getSelection()
    ?.anchorNode?.parentElement?.closest('td, th')
    ?.textContent.replaceAll('\u00A0', ' ') === words;

/** Whether all of an element of the page is in its window. */
function isSeenWhole(selector: string) {
  const inside = document.querySelector('iframe')?.contentWindow;
  const box = inside?.document.querySelector(selector)?.getBoundingClientRect();
  if (!inside || !box) return false;
  return box.top >= 0 && box.left >= 0 && box.bottom <= inside.innerHeight && box.right <= inside.innerWidth;
}

/** Drops a drawn photo on a heading of the page, as a hand that has brought a file. */
function dropPhoto(words: string) {
  const inside = document.querySelector('iframe')?.contentWindow as (Window & typeof globalThis) | null | undefined; // its realm
  const heading = [...(inside?.document.querySelectorAll('h2') ?? [])].find((one) => one.textContent.includes(words));
  if (!inside || !heading) return false;
  const drawn = Object.assign(document.createElement('canvas'), { width: 640, height: 400 });
  const letters = atob(drawn.toDataURL('image/png').split(',')[1] ?? '');
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const dataTransfer = new inside.DataTransfer();
  dataTransfer.items.add(new File([bytes], 'photo.png', { type: 'image/png' }));
  for (const event of ['dragover', 'drop'])
    heading.dispatchEvent(new inside.DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }));
  return true;
}

function hasPhoto(words: string) {
  const images = document.querySelector('iframe')?.contentDocument?.images ?? [];
  return [...images].some(({ alt, complete }) => alt.replaceAll('\u00A0', ' ') === words && complete);
}

// The other journeys of the studio run in Chromium.
for (const name of ['Firefox', 'WebKit']) {
  const launch = ENGINES[name];
  test.describe(name, { tag: '@full' }, () => {
    test.describe.configure({ mode: 'default', timeout: 120_000 });
    test.skip(!launch, `there is no ${name}`);

    let engine: Engine;
    let editor: Shopper;

    test.beforeAll(async ({ site, studio }) => {
      if (!launch) return;
      engine = await launch();
      editor = createShopper(engine, site.url);
      await editor.open('/about');
      await editor.run((token) => {
        document.cookie = 'agree=true; path=/';
        document.cookie = `x-auth-token=${token}; path=/`;
      }, studio.token);
    });

    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    test.afterEach(async ({}, testInfo) => {
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('window', { body: await engine.screenshot(), contentType: 'image/png' });
    });

    test.afterAll(async () => {
      if (launch) await engine.close();
    });

    test('pages and people are listed', async () => {
      await editor.open('/studio');
      await editor.see('Прокат и такси');
      await editor.open('/studio/people');
      await editor.see('Пригласить');
      expect(await engine.takeMessages()).toEqual([]);
    });

    test('a photo that is dropped on the page is a text with that photo, described by what is typed next', async ({
      newPage,
    }) => {
      const { id } = await newPage('rental');
      await editor.open(`/studio/${id}`);
      await editor.until(readCanvas);
      await editor.until(dropPhoto, 'Что меняется в');
      await editor.see('Что на картинке');
      await engine.type('Парк на карте');
      await editor.until(hasPhoto, 'Парк на карте');
      await editor.see('Черновик сохранён');
      expect(await engine.takeMessages()).toEqual([]);
    });

    test('a headline and a text are written, seen in the page, saved and published', async ({ newPage, shopper }) => {
      const { id, path } = await newPage('info-delivery');
      await editor.open(`/studio/${id}`);
      await editor.until(readCanvas);
      await editor.press('button', 'Текст');
      await editor.fill('Заголовок', 'Скоро. ');
      await editor.until(canvasHas, 'Скоро.');

      const { x, y } = await editor.until(locateText);
      await engine.pressAt(x, y);
      await engine.type('Привезём завтра.');
      await editor.until(canvasHas, 'Привезём');

      // From one text of the page straight to the next.
      for (const [words, typed] of [
        ['Москва и города', 'Сперва'],
        ['Комплект совпадает', 'Следом'],
      ] as const) {
        const place = await editor.until(locateInPage, words);
        await engine.pressAt(place.x, place.y);
        await engine.type(typed);
        await editor.until(canvasHas, typed);
      }
      await editor.see('Черновик сохранён');

      await editor.press('button', 'Опубликовать', true);
      await editor.press('button', 'Опубликовать сейчас');
      await editor.see('На сайте: версия 1');
      await editor.see('Все правки опубликованы');
      await shopper.expectShown(path, 'Привезём');
      await shopper.expectShown(path, 'Сперва');
      await shopper.expectShown(path, 'Следом');
      expect(await engine.takeMessages()).toEqual([]);
    });

    test('a table of another program is pasted and walked, colleagues comment', async ({ newPage }) => {
      const { id } = await newPage('info-delivery');
      await editor.open(`/studio/${id}`);
      const pressInPage = async (words: string) => {
        const { x, y } = await editor.until(locateInPage, words);
        await engine.pressAt(x, y);
      };
      const write = () =>
        expect(async () => {
          await pressInPage('Хранение и перенос');
          expect(await editor.run(isWriting)).toBe(true);
        }).toPass();
      await editor.until(readCanvas);
      await write(); // what the editor loads for it takes no focus any more
      await editor.until(showTable, [
        ['Модель', 'Цена'],
        ['Маяк', '7 900'],
      ]);
      await engine.copyOrPaste('c');
      await editor.run(() => document.querySelector('#source')?.remove());
      await write();
      await engine.press('Enter');
      await engine.copyOrPaste('v');
      await editor.until(isCellAt, '7 900');
      await editor.until(isSeenWhole, '[role=group][aria-label=Таблица]');

      await expect(async () => {
        await pressInPage('Модель');
        expect(await editor.run(cellAt)).toBe('Модель');
      }).toPass();
      await engine.press('Tab');
      await editor.until(isCellAt, 'Цена');
      await engine.press('Enter');
      await editor.until(isCellAt, '7 900');

      await engine.press('Escape');

      await editor.press('button', 'Комментировать');
      await engine.type('Проверьте цену');
      await editor.press('button', 'Отправить');
      await editor.press('button', 'Ответить');
      await engine.type('Проверил');
      await editor.press('button', 'Ответить', true);
      await editor.see('Проверил');
      await editor.press('button', 'Сделать общим');
      await editor.see('Название для коллег');
      expect(await engine.takeMessages()).toEqual([]);
    });
  });
}
