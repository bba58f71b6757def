import type { Page } from '@playwright/test';
import { agreeToCookies, plainSpaces, settle, visit } from '../support/pages';
import { startSite } from '../support/site';
import { expect, test } from '../support/test';

/** What a page tells search engines. */
interface LdObject {
  '@type': string;
  itemListElement?: { item: unknown }[];
}

const PLACES = '/wherebuy';
const FIXED = 'ИП Соколов Д. А.';
/** One transparent pixel. */
const EMPTY_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const KAZAN = { latitude: 55.79, longitude: 49.12 };

const list = (page: Page) => page.getByRole('list', { name: 'Список точек' });
const rows = (page: Page) => list(page).getByRole('listitem');
const map = (page: Page) => page.getByRole('region', { name: 'Карта точек' });
/** A number on the map: «12 точек, Москва». */
const clusters = (page: Page) => map(page).getByRole('button', { name: /^\d+\sточ/ });
const card = (page: Page, title: string) => map(page).getByRole('group', { name: title });
const search = (page: Page) => page.getByRole('searchbox', { name: /^Поиск по\sгороду/ });
/** The second line of a row: «Казань, ул. Магистральная, д. 77». */
const cityOf = (row: string) => row.split('\n').filter(Boolean)[1]?.split(',')[0];
const params = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('map and list say the same, filter the same and complain of nothing', async ({
      page,
      siteUrl,
      complaints,
    }) => {
      await agreeToCookies(page, siteUrl);
      await visit(page, PLACES);
      await expect(clusters(page).first()).toBeVisible();
      const all = await rows(page).count();
      expect(all).toBeGreaterThan(50);
      await expect(rows(page).last()).toContainText(FIXED);
      await expect(page.getByText(`${all}\u00A0точек`)).toBeVisible();

      await page.getByRole('link', { name: /^Автомоечный комплекс \d+$/ }).click();

      await expect.poll(() => params(page)).toEqual({ type: 'car_wash' });
      await expect.poll(() => rows(page).count()).toBeLessThan(all);
      await search(page).fill('казань');
      await expect.poll(() => params(page)).toEqual({ type: 'car_wash', q: 'казань' });
      await expect(rows(page)).toHaveCount(1);
      const title = await rows(page).getByRole('heading').innerText();
      await expect(map(page).getByRole('button', { name: new RegExp(`^${title}, Казань`) })).toBeVisible();

      await page.goBack();

      await expect(rows(page)).toHaveCount(all);
      await expect(search(page)).toHaveValue('');
      expect(complaints).toEqual([]);
    });

    test('a place has an address of its own, on the map and in the list', async ({ page, siteUrl, complaints }) => {
      await agreeToCookies(page, siteUrl);
      await visit(page, `${PLACES}?place=1000`);

      await expect(card(page, FIXED)).toContainText('ИНН 500000000000');
      await expect(card(page, FIXED).getByRole('link', { name: 'Построить маршрут' })).toHaveAttribute(
        'href',
        /^https:\/\/yandex\.ru\/maps\/\?rtext=~?%7E55\.8912%2C37\.4438&rtt=auto$/,
      );
      await expect(map(page).getByRole('button', { name: /^ИП Соколов Д\. А\., Химки/ })).toBeVisible();
      await expect(list(page).getByRole('link', { name: FIXED, exact: true })).toHaveAttribute('aria-current', 'true');
      await expect(card(page, FIXED).getByText(/^(Открыто до|Закрыто, откроется)/)).toBeVisible();

      await card(page, FIXED).getByRole('link', { name: 'Закрыть карточку' }).click();

      await expect(card(page, FIXED)).toHaveCount(0);
      expect(params(page)).toEqual({});
      expect(complaints).toEqual([]);
    });
  });
}

test('the map is used with the keyboard alone', async ({ page, siteUrl }) => {
  await agreeToCookies(page, siteUrl);
  await visit(page, `${PLACES}?q=Казань`);
  await expect(rows(page)).toHaveCount(3);
  const places = map(page).getByRole('button', { name: /, Казань, / });
  await expect(places.or(clusters(page)).first()).toBeVisible();

  await places.first().focus();
  const label = await places.first().getAttribute('aria-label');
  await page.keyboard.press('Enter');

  await expect.poll(() => params(page).place).toMatch(/^\d+$/);
  const [title = ''] = (label ?? '').split(', Казань');
  await expect(card(page, title).getByRole('heading', { name: title })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(card(page, title)).toHaveCount(0);
  await expect(map(page)).toBeFocused();
});

test('a number opens into what it counts', async ({ page, siteUrl }) => {
  await agreeToCookies(page, siteUrl);
  await visit(page, PLACES);
  const before = await clusters(page).first().getAttribute('aria-label');

  await clusters(page).first().focus();
  await page.keyboard.press('Enter');

  await expect(map(page).getByRole('button', { name: before ?? '', exact: true })).toHaveCount(0);
  await expect(map(page).getByRole('group', { name: /^Карта: / })).toBeFocused();
});

test('what is pointed at in the list is marked on the map', async ({ page, siteUrl }) => {
  await agreeToCookies(page, siteUrl);
  await visit(page, `${PLACES}?q=Мурманск`);
  const marker = map(page).getByRole('button', { name: /, Мурманск, / });
  await expect(marker).toBeVisible();

  await rows(page).first().hover();
  await expect(marker).toHaveClass(/is-pointed/);
});

test('the nearest come first, when one asks for them', async ({ page, context, siteUrl }) => {
  await context.grantPermissions(['geolocation'], { origin: siteUrl });
  await context.setGeolocation(KAZAN);
  await agreeToCookies(page, siteUrl);
  await visit(page, PLACES);
  await expect(rows(page).first()).toContainText('Москва');

  await page.getByRole('button', { name: /^Ближайшие ко\sмне$/ }).click();

  await expect(rows(page).first()).toContainText('Казань');
  await expect(rows(page).first()).toContainText(/\d\s(км|м)/);
  await expect(page.getByRole('status').filter({ hasText: 'Сначала ближайшие' })).toBeVisible();
  expect(params(page)).toEqual({});
});

test('whoever does not say where he is may type a city', async ({ page, siteUrl }) => {
  await agreeToCookies(page, siteUrl);
  await visit(page, PLACES);

  await page.getByRole('button', { name: /^Ближайшие ко\sмне$/ }).click();

  await expect(page.getByRole('status').filter({ hasText: /введите город/ })).toBeVisible();
  await expect(rows(page).first()).toContainText('Москва');
});

test('nobody else is asked for anything', async ({ page, siteUrl }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(siteUrl)) foreign.push(request.url());
  });

  await visit(page, PLACES);
  await expect(clusters(page).first()).toBeVisible();
  await settle(page);

  expect(foreign).toEqual([]);
});

test('pictures of a map provider lie under the markers where the shop has one', async ({ page, complaints }) => {
  test.slow(); // a site of its own has to start
  const tiles = 'https://tiles.example';
  const site = await startSite({
    env: { MAP_TILES_URL: `${tiles}/{z}/{x}/{y}.png`, MAP_TILES_ATTRIBUTION: '© Картографы' },
  });
  try {
    const pictures: string[] = [];
    await page.route(`${tiles}/**`, async (route) => {
      pictures.push(route.request().url());
      await route.fulfill({ contentType: 'image/png', body: EMPTY_PICTURE });
    });

    await visit(page, site.url + PLACES);
    await expect(clusters(page).first()).toBeVisible();
    await settle(page);

    expect(pictures).not.toEqual([]);
    for (const url of pictures) expect(url).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/);
    await expect(page.getByText('© Картографы')).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    await site.stop();
  }
});

test('the map is fetched when it comes near the window', async ({ page, siteUrl }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await agreeToCookies(page, siteUrl);
  await visit(page, '/contacts');
  await settle(page);
  expect(asked.filter((url) => url.includes('places-map'))).toEqual([]);

  await map(page).scrollIntoViewIfNeeded();

  await expect(clusters(page).first()).toBeVisible();
  expect(asked.filter((url) => url.includes('places-map'))).toHaveLength(1);
});

test('nothing found is said, with a way back', async ({ page }) => {
  await visit(page, `${PLACES}?q=Париж`);

  await expect(page.getByRole('heading', { name: /^Точек не\sнашли$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Показать все' }).click();

  await expect(rows(page).first()).toContainText('Москва');
});

test('a list that does not come is said, the fixed place is there, and it can be asked for again', async ({ page }) => {
  await visit(page, '/about');
  await page.route('**/api', (route) => route.abort());

  await page.getByRole('banner').getByRole('link', { name: 'Где купить' }).first().click();

  const failure = page.getByRole('alert').filter({ hasText: 'Не удалось получить список объектов' });
  await expect(failure).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(FIXED);

  await page.unroute('**/api');
  await failure.getByRole('button', { name: 'Повторить' }).click();

  await expect(rows(page).first()).toContainText('Москва');
  await expect(failure).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('list, filters, search and places work', async ({ page }) => {
    await page.goto(PLACES);
    expect(await rows(page).count()).toBeGreaterThan(50);
    await expect(rows(page).first()).toContainText('Пн–Пт 9:00–20:00; Сб–Вс 10:00–18:00');
    await expect(page.getByText(/^Карта работает с\sJavaScript/)).toBeVisible();

    await page.getByRole('link', { name: /^Установочный центр \d+$/ }).click();
    await search(page).fill('Тюмень');
    await page.getByRole('button', { name: 'Найти' }).click();

    expect(params(page)).toEqual({ type: 'installation_centre', q: 'Тюмень' });
    const titles = await rows(page).allInnerTexts();
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(title).toContain('Тюмень');

    await rows(page).first().getByRole('heading').getByRole('link').click();

    await expect(map(page).getByRole('link', { name: 'Построить маршрут' })).toBeVisible();
  });

  // The texts are written by hand, so a number in them can be left behind by the list.
  test('pages that speak of how many places there are have the numbers of the list', async ({ page }) => {
    const countOf = async (address: string) => {
      await page.goto(address);
      const texts = await rows(page).allInnerTexts();
      return { places: texts.length, cities: new Set(texts.map(cityOf)).size };
    };
    const mainOf = async (address: string) => {
      await page.goto(address);
      return plainSpaces(await page.getByRole('main').innerText());
    };
    const all = await countOf(PLACES);
    const centres = await countOf(`${PLACES}?type=installation_centre`);

    expect(await mainOf('/')).toContain(`${all.places} точек, где купят, поставят и проверят`);
    const about = await mainOf('/about');
    expect(about).toMatch(new RegExp(`точки в ${all.cities} город`));
    expect(about).toContain(`${all.places} точек на карте`);
    expect(about).toMatch(new RegExp(`${centres.cities}\\s+городов\\s+с установкой`));
    await page.goto('/lease');
    const answer = page.getByText(/^Двое мастеров/); // folded away until it is asked for
    expect(plainSpaces((await answer.textContent()) ?? '')).toContain(
      `В ${centres.cities} городах установку принимают и центры`,
    );
  });

  test('search engines are told of every place', async ({ page }) => {
    await page.goto(PLACES);

    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const objects = blocks.map((text) => JSON.parse(text) as LdObject); // what schema.org says of them
    const places = objects.find((object) => object['@type'] === 'ItemList')?.itemListElement ?? [];

    expect(objects.map((object) => object['@type'])).toContain('BreadcrumbList');
    expect(places).toHaveLength(await rows(page).count());
    expect(places[0]?.item).toMatchObject({ '@type': 'LocalBusiness', address: { addressLocality: 'Москва' } });
    expect(places.at(-1)?.item).toMatchObject({ '@type': 'LocalBusiness', name: FIXED });
  });
});
