import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { pressAt, tabTo, typeAt } from '../../support/keyboard';
import { visit, waitForHydration } from '../../support/pages';
import { readRegistry } from '../../support/store';
import { expectDraft, expectReady, openInStudio, type PageDocument, type ShopReader } from '../../support/studio';
import { expect, test } from '../../support/studio-test';

const setTitle =
  (title: string) =>
  ({ content }: PageDocument) => {
    Object.assign(content[0]?.props ?? {}, { title });
  };

async function retype(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Types in the first field of a block, where Enter on the block has led. */
async function retypeFirst(page: Page, name: string, text: string): Promise<void> {
  await expect(page.getByRole('textbox', { name })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Goes back to a button with this name, and presses it. */
async function pressBack(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name, 'Shift+Tab');
  await page.keyboard.press('Enter');
}

/** Asks for a page again and again. @returns a function that ends it: the statuses but 200 */
function startLoading({ get }: ShopReader, address: string): () => Promise<number[]> {
  const failed: number[] = [];
  let isLoading = true;
  const load = async () => {
    while (isLoading) {
      const { status } = await get(address).catch(() => ({ status: 0 }));
      if (status !== 200) failed.push(status);
      await sleep(50);
    }
  };
  const loading = load();
  return async () => {
    isLoading = false;
    await loading;
    return failed;
  };
}

test('a headline is edited in the page and published: it is on the site in a moment, and so is a restored one, without a failed request', async ({
  page,
  site,
  studio,
  shopper,
  newPage,
  consoleMessages,
}) => {
  const own = await newPage('rental');
  await studio.publish(own);
  await shopper.expectStatus(own.path, 200);
  // A form names the page that it was copied to.
  expect(await shopper.html(own.path)).toMatch(/Заявка со\sстраницы «Проба/);
  const stopLoading = startLoading(shopper, own.path);

  const canvas = await openInStudio(page, studio, own);
  const headline = canvas.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText(/Машина вернётся/);
  await headline.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' завтра');
  await expect(headline).toHaveText(/парк завтра$/);
  await expectDraft(page, studio, own, /парк завтра/);
  expect(await shopper.html(own.path)).not.toContain('парк завтра');
  // A link of the page leads nowhere while it is edited.
  await canvas.getByRole('contentinfo').getByRole('link').first().click();
  await expect(headline).toHaveText(/парк завтра/);

  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await page.getByRole('textbox', { name: 'Что изменилось' }).fill('Когда вернётся');
  const remotes = await readRegistry(site.dataDir);
  await page.getByRole('button', { name: 'Опубликовать сейчас' }).click();
  await shopper.expectShown(own.path, 'парк завтра');
  const panel = await page.getByRole('region', { name: 'Публикация' }).boundingBox();
  const close = page.getByRole('button', { name: 'Закрыть уведомление' });
  expect((await close.boundingBox())?.x).toBeLessThan(panel?.x ?? 0); // it covers nothing of the panel
  await close.click();
  expect(await readRegistry(site.dataDir)).toEqual(remotes);

  await page.getByRole('button', { name: 'История' }).click();
  await page.getByRole('button', { name: /^Версия 2/ }).click();
  await expect(page.getByRole('deletion').or(page.locator('del')).first()).toHaveText(/вернётся/);
  await expectReady(page);
  await page.getByRole('button', { name: /^Версия 1/ }).click();
  await page.getByRole('button', { name: 'Вернуть эту версию' }).click();
  await shopper.expectShown(own.path, 'парк завтра', false);
  expect(await stopLoading()).toEqual([]);
  expect(consoleMessages).toEqual([]);
});

test('a page is made, written, published, changed, taken back, moved and taken off with the keyboard alone', async ({
  page,
  siteUrl,
  studio,
  shopper,
  consoleMessages,
}) => {
  await page.context().addCookies([{ name: 'x-auth-token', value: studio.token, url: siteUrl }]);
  await visit(page, `${siteUrl}/studio`);
  await expect(page.getByRole('table')).toBeVisible();
  await expectReady(page);

  await pressAt(page, 'Новая страница');
  await typeAt(page, 'Название', 'Фермам');
  await retype(page, 'Адрес', '/farms-keyboard');
  await tabTo(page, /^С\sчего начать/);
  const source = page.getByRole('combobox', { name: /^С\sчего начать/ });
  while (
    !/^Способы оплаты/.test(await source.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text ?? ''))
  )
    await page.keyboard.press('ArrowDown');
  await expectReady(page);
  await pressAt(page, 'Создать черновик');
  const headline = page.frameLocator('iframe[title="Страница"]').getByRole('heading', { level: 1 });
  await expect(headline).toBeVisible();
  await shopper.expectStatus('/farms-keyboard', 404);

  await pressAt(page, /^Настройки$/);
  await expectReady(page);
  await pressAt(page, /^Текст/);
  await retypeFirst(page, 'Заголовок', 'Фермам');
  await page.keyboard.press('Shift+F6');
  await expect(page.getByRole('button', { name: /^Текст\s*Фермам/ })).toBeFocused();
  await expect(headline).toHaveText('Фермам');
  await expectReady(page);
  await pressBack(page, /^Опубликовать$/);
  await expect(page.getByRole('heading', { name: 'Публикация' })).toBeFocused();
  await expectReady(page);
  await pressAt(page, 'Опубликовать сейчас');
  await shopper.expectStatus('/farms-keyboard', 200);
  await expect(page.getByText('На сайте: версия 1').first()).toBeVisible();

  await pressBack(page, /^Текст\s*Фермам/);
  await retypeFirst(page, 'Заголовок', 'С клавиатуры');
  await expect(headline).toHaveText('С клавиатуры');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Публикация' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Опубликовать сейчас' })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await shopper.expectShown('/farms-keyboard', 'С\u00A0клавиатуры');
  await pressBack(page, /^История$/);
  await expect(page.getByRole('heading', { name: 'История' })).toBeFocused();
  await pressAt(page, 'Версия 1');
  await pressAt(page, 'Вернуть эту версию');
  await shopper.expectShown('/farms-keyboard', 'С\u00A0клавиатуры', false);

  await pressBack(page, /^Настройки$/);
  await retype(page, 'Адрес страницы', '/farms-moved');
  await page.keyboard.press('Enter');
  await shopper.expectStatus('/farms-moved', 200);
  await shopper.expectStatus('/farms-keyboard', 301);
  await pressBack(page, /^Опубликовать$/);
  await pressAt(page, /^Снять с\sсайта…$/);
  await pressAt(page, /^Снять с\sсайта$/);
  await shopper.expectStatus('/farms-moved', 404);
  expect(consoleMessages).toEqual([]);
});

const MARKUP = '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1"><b>Искали</b> два часа.';

const BESIDE_PICTURE = {
  heading: 'Комбайн на\u00A0месте',
  nodes: [{ type: 'paragraph', text: 'Блок стоит под сиденьем.' }],
  picture: { src: '/images/delivery/courier.svg', width: 600, height: 400, alt: 'Курьер у\u00A0комбайна' },
  side: 'left',
};

test('a new page is in sitemap, menu and breadcrumbs, and shows markup as text; it moves with a redirect, and goes everywhere', async ({
  page,
  siteUrl,
  studio,
  shopper,
  newPage,
  consoleMessages,
}) => {
  const own = await newPage('rental');
  const { url } = await studio.preview(own.id);
  await page.goto(url);
  await expect(page).toHaveURL(siteUrl + own.path);
  await waitForHydration(page);
  await expect(page.getByRole('complementary', { name: 'Предпросмотр' })).toContainText(
    `Черновик страницы ${own.path}`,
  );
  await shopper.expectStatus(own.path, 404);
  await page.getByRole('button', { name: 'Выйти' }).click();

  await studio.publish(own, (document) => {
    setTitle('Трактор не уйдёт с поля')(document);
    document.root.props.navigation = { label: 'Фермам', parent: 'Решения', order: 9 };
    // Kinds that the page it was made from does not have: their code comes in a chunk of its own.
    document.content.push({ type: 'Quote', props: { id: 'said', text: MARKUP, author: 'Фермер' } });
    document.content.push({ type: 'TextAndPicture', props: { id: 'field', ...BESIDE_PICTURE } });
  });
  await shopper.expectStatus(own.path, 200);
  await shopper.expectShown('/', own.path);
  expect(await shopper.html('/sitemap.xml')).toContain(`${own.path}</loc><lastmod>`);
  expect((await shopper.get(`/og${own.path}.png`)).headers.get('content-type')).toBe('image/png');

  await visit(page, `${siteUrl}/products`);
  await page.getByRole('banner').getByRole('button', { name: 'Решения' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Фермам' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Трактор не уйдёт с поля' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Навигационная цепочка' })).toContainText('Фермам');
  await expect(page.getByText(MARKUP)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText(MARKUP)).toBeVisible();
  await expect(page.getByRole('img', { name: BESIDE_PICTURE.picture.alt })).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  await studio.move(own.id, `${own.path}-moved`);
  await shopper.expectStatus(`${own.path}-moved`, 200);
  const moved = await shopper.get(`${own.path}?utm_source=mail`);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `${own.path}-moved?utm_source=mail`]);

  await studio.takeOff(own.id);
  await shopper.expectStatus(`${own.path}-moved`, 404);
  for (const address of ['/sitemap.xml', '/']) expect(await shopper.html(address)).not.toContain(own.path);
  expect(consoleMessages).toEqual([]);
});

test('an uploaded picture is on its page, in the file that the screen needs', async ({
  page,
  siteUrl,
  studio,
  shopper,
  newPage,
}) => {
  const own = await newPage('logistic');
  const photo = await studio.upload(await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 300 } }));
  expect(photo).toMatchObject({ width: 600, height: 300 });
  await studio.publish(own, ({ content }) => {
    Object.assign(content[0]?.props ?? {}, { photo: { ...photo, alt: 'Погрузка тягача' } });
  });
  await shopper.expectShown(own.path, 'Погрузка тягача');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl + own.path);
  const shown = page.getByRole('img', { name: 'Погрузка тягача' });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const used = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(used).toMatch(/\/uploads\/[0-9a-f]{32}-\d+\.avif$/);
});

test('on a phone, words are corrected where they stand, seen beside those of the site, and published', async ({
  browser,
  siteUrl,
  studio,
  shopper,
  newPage,
}) => {
  const own = await newPage('lease');
  await studio.publish(own);
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL: siteUrl, viewport, hasTouch: true, isMobile: true });
  const phone = await context.newPage();
  const canvas = await openInStudio(phone, studio, own);
  const headline = canvas.getByRole('heading', { level: 1 });
  const press = async (name: string) => {
    const button = phone.getByRole('button', { name, exact: true }).last();
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button.tap();
  };

  await headline.tap();
  await phone.keyboard.press('Control+End');
  await phone.keyboard.type(' и завтра');
  await expect(headline).toHaveText(/и завтра$/);
  await press('Отменить');
  await expect(headline).not.toHaveText(/завтра/);
  await press('Повторить');
  await expectDraft(phone, studio, own, /и завтра"/);

  await press('Что изменилось');
  await expect(headline.locator('ins')).toHaveText('и завтра');
  await expect(phone.getByRole('status').filter({ hasText: /^1\sиз\s1/ })).toBeVisible();
  await expectReady(phone);
  await press('Что изменилось');
  await expect(headline.locator('ins')).toHaveCount(0);

  await press('Опубликовать');
  await phone.getByRole('button', { name: 'Опубликовать сейчас' }).tap();
  await shopper.expectShown(own.path, 'и\u00A0завтра');
  await context.close();
});

/** Makes a page a piece of news of a day, with one paragraph. */
const asNews =
  (cover: object, date: string) =>
  ({ root, content }: PageDocument) => {
    root.props.news = { date, lead: 'Держим запас на юге.', cover: { ...cover, alt: 'Склад' } };
    content.splice(0, content.length, {
      type: 'RichText',
      props: { id: 'text', nodes: [{ type: 'paragraph', text: 'Подробности' }] },
    });
  };

test('a piece of news is in lists, feed and sitemap without any script, and leaves them with its page', async ({
  page,
  siteUrl,
  studio,
  shopper,
  newPage,
  consoleMessages,
}) => {
  const list = await newPage('lease');
  await studio.publish(list, ({ content }) => {
    content.splice(0, content.length, {
      type: 'NewsList',
      props: { id: 'news', heading: 'Что нового', count: 3 },
    });
  });
  await shopper.expectShown(list.path, 'Новостей пока нет');
  const cover = await studio.upload(await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 400 } }));
  const older = await newPage('lease');
  await studio.publish(older, asNews(cover, '2026-11-24'));
  const newer = await newPage('lease');
  await studio.publish(newer, asNews(cover, '2026-11-25'));

  await shopper.expectShown(list.path, newer.path);
  const listed = await shopper.html(list.path);
  expect(listed.indexOf(`"${newer.path}"`)).toBeLessThan(listed.indexOf(`"${older.path}"`));
  expect(listed).toContain('href="/news.xml"');
  for (const address of ['/news.xml', '/sitemap.xml'])
    expect(await shopper.html(address)).toContain(`>${siteUrl}${newer.path}<`);

  await visit(page, siteUrl + list.path);
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Что нового' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Проба/ })).toBeVisible();
  await expect(page.getByText('25 ноября 2026')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Читайте также' }).getByRole('link')).toHaveAttribute(
    'href',
    older.path,
  );
  await expectAccessible(page);

  await studio.takeOff(older.id);
  await shopper.expectShown(list.path, older.path, false);
  await shopper.expectShown(newer.path, older.path, false);
  expect(await shopper.html('/news.xml')).not.toContain(older.path);
  expect(consoleMessages).toEqual([]);
});

test('a version whose block throws is not shown: the former one stays, and the studio hears which block and why', async ({
  studio,
  shopper,
  newPage,
}) => {
  const own = await newPage('lease');
  await studio.publish(own);
  await shopper.expectStatus(own.path, 200);
  await studio.publish(await studio.page(own.id), (document) => {
    setTitle('Новый заголовок без калькулятора')(document);
    for (const { type, props } of document.content) if (type === 'SavingsCalculator') props.inputs = [];
  });

  const index = own.draft.document.content.findIndex(({ type }) => type === 'SavingsCalculator');
  await expect
    .poll(() => studio.page(own.id).then(({ liveFaults }) => liveFaults))
    .toEqual([
      { path: `content[${index}]`, code: 'render', text: expect.stringMatching(/в\sформуле неизвестное имя/) },
    ]);
  await shopper.expectStatus(own.path, 200);
  await shopper.expectShown(own.path, 'Новый заголовок без', false);
});

/**
 * Style rules come in the order in which a renderer has loaded the components, and there are two
 * renderers: of the rules, only the set is compared.
 */
const withSortedStyles = (html: string) =>
  html.replaceAll(/(<style[^>]*>)(.*?)<\/style>/gs, (_, start: string, rules: string) => {
    const sorted = rules
      .replaceAll(/(?<=data-styled\.)g\d+/g, '')
      .split('/*!sc*/')
      .map((rule) => rule.trim());
    return [start, ...sorted.toSorted()].join('\n');
  });

/** Where two texts begin to differ, without the whole pages; null when they are equal. */
function difference(before = '', after = ''): [string, string] | null {
  if (before === after) return null;
  const at = Array.from({ length: before.length }).findIndex((_, index) => before[index] !== after[index]);
  return [before, after].map((text) => text.slice(at - 60, at + 60)) as [string, string];
}

test(
  'every page that is published without changes serves the same bytes',
  { tag: '@full' },
  async ({ studio, shopper, newPage }) => {
    const own = await newPage('rental');
    const pages = (await studio.pages()).filter(({ state }) => state === 'live');
    expect(pages.length).toBeGreaterThan(15);
    const readAll = async () => {
      const texts = new Map<string | null, string>();
      for (const { path: address } of pages) texts.set(address, withSortedStyles(await shopper.html(address ?? '')));
      return texts;
    };
    const before = await readAll();

    for (const one of pages)
      expect(await studio.publish(one)).toMatchObject({ state: 'live', liveVersion: (one.liveVersion ?? 0) + 1 });
    // Hosts take pages in the order of their publication: once this one is there, all are.
    await studio.publish(own);
    await shopper.expectStatus(own.path, 200);
    await studio.takeOff(own.id);
    await shopper.expectStatus(own.path, 404);

    const after = await readAll();
    for (const { path: address } of pages)
      expect.soft(difference(before.get(address), after.get(address)), address ?? '').toBeNull();
    expect((await studio.pages()).flatMap(({ liveFaults }) => liveFaults)).toEqual([]);
  },
);

test('a block is hidden, so that no shopper gets it, and copied to a page of a template, whose samples are not published', async ({
  page,
  studio,
  shopper,
  newPage,
  consoleMessages,
}) => {
  const own = await newPage('rental');
  await studio.publish(own);
  await shopper.expectShown(own.path, 'Что меняется в');
  const canvas = await openInStudio(page, studio, own);
  const blocks = page.getByRole('navigation', { name: 'Блоки страницы' });

  await blocks.getByRole('button', { name: /^Проблема/ }).click();
  await blocks.getByRole('button', { name: 'Скрыть', exact: true }).click();
  await expect(blocks.getByRole('button', { name: /^Проблема.*скрыт$/ })).toBeVisible();
  await expect(canvas.getByRole('heading', { name: /^Что меняется в/ })).toBeVisible();
  await expectReady(page);
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(page.getByText('«Проблема и решение»: блок скрыт')).toBeVisible();
  await page.getByRole('button', { name: 'Опубликовать сейчас' }).click();
  await shopper.expectShown(own.path, 'Что меняется в', false);
  expect(await shopper.html(`/page-data${own.path}`)).not.toContain('Что меняется в');

  await blocks.getByRole('button', { name: /^Проблема/ }).click();
  await page.getByRole('button', { name: 'Показать' }).last().click();
  await expect(blocks.getByRole('button', { name: /^Проблема.*скрыт$/ })).toHaveCount(0);

  const name = `Тепличный ${own.path.replace(/\D/g, '')}`;
  await visit(page, `${studio.site.url}/studio`);
  await page.getByRole('button', { name: 'Новая страница' }).click();
  await page.getByRole('textbox', { name: 'Название' }).fill(name);
  await page.getByRole('combobox', { name: /^С\sчего начать/ }).selectOption('Лендинг');
  await expectReady(page);
  await page.getByRole('button', { name: 'Создать черновик' }).click();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText(/^Напишите: .*…$/);
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(page.getByText(/здесь ещё заготовка/).first()).toBeVisible();
  await expectReady(page);

  await openInStudio(page, studio, own);
  await blocks.getByRole('button', { name: /^Числа/ }).click();
  await blocks.getByRole('button', { name: /^Скопировать на.другую/ }).click();
  await page.getByRole('searchbox', { name: 'Найти страницу' }).fill(name);
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expectReady(page);
  await page.getByRole('link', { name: 'Открыть страницу' }).click();
  await expect(blocks.getByRole('listitem').last()).toHaveText(/^Числа/);
  await expect(blocks.getByRole('listitem')).toHaveCount(7);
  expect(consoleMessages).toEqual([]);
});

test(
  'a timer counts down to its end and leaves the page then, as the page leaves the site, and nobody publishes anything',
  { tag: '@full' },
  async ({ page, studio, shopper, newPage, consoleMessages }) => {
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    const own = await newPage('rental');
    const props = { id: 'sale', heading: 'Распродажа', endsAt: inSeconds(12) };
    await studio.publish(own, ({ content }) => content.splice(1, 0, { type: 'Countdown', props }));
    await shopper.expectShown(own.path, 'Распродажа');
    expect(await shopper.html(own.path)).toMatch(/До\s\d+ [а-я]+, \d\d:\d\d<\/time> по\sМоскве/);

    await visit(page, studio.site.url + own.path);
    await expect(page.getByRole('timer')).toContainText(/секунд/);
    await expectAccessible(page);
    await expect(page.getByRole('timer')).toHaveText('Время вышло', { timeout: 15_000 });
    await shopper.expectShown(own.path, 'Распродажа', false);

    await studio.takeOff(own.id, inSeconds(2));
    expect((await shopper.get(own.path)).status).toBe(200);
    await shopper.expectStatus(own.path, 404);
    expect(consoleMessages).toEqual([]);
  },
);
