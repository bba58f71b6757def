import type { Page } from '@playwright/test';
import { jsonLdOf, textOf } from '../../support/html';
import { agreeToCookies, plainSpaces, visit } from '../../support/pages';
import { expect, test } from '../../support/test';

const PLACES = '/wherebuy';
const FIXED = 'ИП Соколов Д. А.';
const KAZAN = { latitude: 55.79, longitude: 49.12 };

const list = (page: Page) => page.getByRole('list', { name: 'Список точек' });
const rows = (page: Page) => list(page).getByRole('listitem');
const map = (page: Page) => page.getByRole('region', { name: 'Карта точек' });
/** A cluster on the map: «12 точек, Москва». */
const clusters = (page: Page) => map(page).getByRole('button', { name: /^\d+\sточ/ });
const card = (page: Page, title: string) => map(page).getByRole('group', { name: title });
const search = (page: Page) => page.getByRole('searchbox', { name: /^Поиск по\sгороду/ });
/** The city begins the address of a row: «Казань, ул. Магистральная, д. 77». */
const cityOf = (address: string) => address.split(',')[0];
const params = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('map and list show and filter the same, and request nothing from other sites', async ({
  page,
  context,
  siteUrl,
  consoleMessages,
}) => {
  await context.grantPermissions(['geolocation'], { origin: siteUrl });
  await context.setGeolocation(KAZAN);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(siteUrl)) foreign.push(request.url());
  });
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
  await test.step('the nearest places come first on request', async () => {
    await expect(rows(page).first()).toContainText('Москва');
    await page.getByRole('button', { name: /^Ближайшие ко\sмне$/ }).click();

    await expect(rows(page).first()).toContainText('Казань');
    await expect(rows(page).first()).toContainText(/\d\s(км|м)/);
    await expect(page.getByRole('status').filter({ hasText: 'Сначала ближайшие' })).toBeVisible();
    expect(params(page)).toEqual({});
  });
  await test.step('pointing at a row marks its place on the map', async () => {
    await search(page).fill('мурманск');
    const marker = map(page).getByRole('button', { name: /, Мурманск, / });
    await expect(marker).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await rows(page).first().hover();

    await expect(marker).toHaveClass(/is-pointed/);
  });
  expect(foreign).toEqual([]);
  expect(consoleMessages).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a place has its own address, on the map and in the list', async ({ page, siteUrl, consoleMessages }) => {
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
    expect(consoleMessages).toEqual([]);
  });

  test.describe('with a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('one finger on the map scrolls the page and leaves the map where it is', async ({ page, siteUrl }) => {
      await agreeToCookies(page, siteUrl);
      await visit(page, PLACES);
      await expect(clusters(page).first()).toBeVisible();
      const names = () => clusters(page).evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));
      const before = await names();
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints });

      await touch('touchStart', { x: 150, y: 700 });
      for (let y = 690; y >= 400; y -= 10) await touch('touchMove', { x: 150, y });
      await expect(page.getByText('Карту двигают двумя пальцами')).toBeVisible();
      await touch('touchEnd');

      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
      expect(await names()).toEqual(before);
    });
  });
});

test('the map works with the keyboard only', async ({ page, siteUrl }) => {
  await agreeToCookies(page, siteUrl);
  await visit(page, PLACES);
  await test.step('a cluster opens into its places', async () => {
    const country = map(page).getByRole('button', { name: /Москва, Нижний Новгород/ });
    await country.press('Enter');
    await expect(country).toHaveCount(0);
    await expect(map(page).getByRole('group', { name: /^Карта: / })).toBeFocused();
    await expect(map(page).getByRole('button', { name: /^Сервис «Янтарный бокс»/ })).toBeVisible();
  });
  await test.step('a marker is in view as long as it has the focus', async () => {
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = map(page).locator('button:focus');
      await expect(focused).toBeInViewport({ ratio: 1 });
      await expect
        .poll(async () => {
          const [marker, frame] = await Promise.all([focused.boundingBox(), map(page).boundingBox()]);
          return marker && frame && marker.x >= frame.x && marker.x + marker.width <= frame.x + frame.width;
        })
        .toBe(true);
    }
  });

  await test.step('within a city the list leads, because the drawn land has no streets', async () => {
    await map(page)
      .getByRole('button', { name: /^3\sточки, Казань$/ })
      .press('Enter');

    await expect.poll(() => params(page)).toEqual({ q: 'Казань' });
    await expect(rows(page)).toHaveCount(3);
    await page.keyboard.press('Tab');
    await expect(rows(page).first().getByRole('link').first()).toBeFocused();
  });
  await test.step('a place opens its card, and Escape closes it', async () => {
    const only = await rows(page).first().getByRole('heading').innerText();
    await search(page).fill(only);
    const place = map(page).getByRole('button', { name: `${only}, Казань` });
    await place.press('Enter');

    await expect.poll(() => params(page).place).toMatch(/^\d+$/);
    await expect(card(page, only).getByRole('heading', { name: only })).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(card(page, only)).toHaveCount(0);
    await expect(map(page)).toBeFocused();
  });
});

test('the map loads when it comes near the viewport', async ({ page, siteUrl }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await agreeToCookies(page, siteUrl);
  await visit(page, '/contacts');
  await page.waitForLoadState('networkidle'); // nothing else is on its way
  expect(requested.filter((url) => url.includes('places-map'))).toEqual([]);

  await map(page).scrollIntoViewIfNeeded();

  await expect(clusters(page).first()).toBeVisible();
  expect(requested.filter((url) => url.includes('places-map'))).toHaveLength(1);
});

test("places of the server's page stay when the whole list does not load", async ({ page }) => {
  await page.route(/\/api(\/|$)/, (route) => route.abort());
  const hasFailed = page.waitForEvent('requestfailed', (request) => /\/api(\/|$)/.test(request.url()));

  await visit(page, PLACES);
  await hasFailed;

  expect(await rows(page).count()).toBeGreaterThan(50);
  await expect(page.getByRole('alert')).toHaveCount(0);
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
});

/** The address of each place in the list of a page. */
const addressesIn = (html: string) =>
  [...html.matchAll(/<li id="place-[\s\S]*?<\/h3><p>([^<]*)/g)].map(([, address = '']) => address);

// These numbers are facts, computed by the API; a page asks for them by their keys.
test('texts that mention the number of places match the list', async ({ request }) => {
  const htmlOf = async (address: string) => (await request.get(address)).text();
  const citiesOf = (addresses: string[]) => new Set(addresses.map(cityOf)).size;
  const mainOf = async (address: string) => plainSpaces(textOf(await htmlOf(address), 'main'));
  const all = addressesIn(await htmlOf(PLACES));
  const centres = addressesIn(await htmlOf(`${PLACES}?type=installation_centre`));

  expect(await mainOf('/')).toContain(`Точек на карте: ${all.length}. Здесь можно купить`);
  const about = await mainOf('/about');
  expect(about).toContain(`Городов: ${citiesOf(all)}`);
  expect(about).toContain(`Точек на карте: ${all.length}`);
  expect(about).toMatch(new RegExp(`${citiesOf(centres)}\\s+городов\\s+с установкой`));
  expect(await mainOf('/lease')).toMatch(
    new RegExp(`Двое мастеров.*В ${citiesOf(centres)} городах установку принимают и центры`),
  );
});

test('search engines get every place', async ({ request }) => {
  const html = await (await request.get(PLACES)).text();
  const blocks = jsonLdOf(html);
  const list = blocks.find((block) => block['@type'] === 'ItemList');
  const places = (list?.itemListElement ?? []) as { item: unknown }[]; // the types of schema.org

  expect(blocks.map((block) => block['@type'])).toContain('BreadcrumbList');
  expect(places.length).toBeGreaterThan(50);
  expect(places).toHaveLength(addressesIn(html).length);
  expect(places[0]?.item).toMatchObject({ '@type': 'LocalBusiness', address: { addressLocality: 'Москва' } });
  expect(places.at(-1)?.item).toMatchObject({ '@type': 'LocalBusiness', name: FIXED });
});
