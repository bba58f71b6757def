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
function locateInPage(words: string) {
  const frame = document.querySelector('iframe');
  const texts = frame?.contentDocument?.querySelectorAll('main td, main li') ?? [];
  const element = [...texts].find(({ textContent }) => textContent.replaceAll('\u00A0', ' ').includes(words));
  if (!frame || !element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const page = frame.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  const scale = page.width / frame.offsetWidth;
  return {
    x: Math.round(page.left + (left + width / 2) * scale),
    y: Math.round(page.top + (top + height / 2) * scale),
  };
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
  });
}
