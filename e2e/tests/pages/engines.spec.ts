import { mailedLink, newPerson } from '../../support/account';
import { createShopper, ENGINES, type Engine, type Shopper } from '../../support/engines';
import { addressesOfSitemap } from '../../support/html';
import { INVIS_DUOS } from '../../support/pages';
import { expect, test } from '../../support/test';

/** Steps of the support dialogue are alike. */
const DIALOG_STEP = /^\/dialog\/[^/]+\/./;
const OTHER_ADDRESSES = ['/cart', '/checkout', '/checkout?type=fast', '/compare', '/support?showForm=ur'];
/** Browsers ask for these without being told. */
const ICONS = ['/favicon.ico', '/apple-touch-icon.png'];

const readHeading = () => document.querySelector('h1')?.textContent ?? '';

/** A slider of the estimate, and what stands beside it. */
function readSlider() {
  const slider = document.querySelector<HTMLInputElement>('main input[type=range]');
  return { value: slider?.value, words: slider?.closest('label')?.querySelector('output')?.textContent };
}

function moveSlider() {
  const slider = document.querySelector<HTMLInputElement>('main input[type=range]');
  slider?.focus();
  slider?.stepUp(3);
  slider?.dispatchEvent(new Event('input', { bubbles: true }));
}

const readTicks = () =>
  [...document.querySelectorAll<HTMLInputElement>('main input[type=checkbox]')].map((box) => box.checked);
const tickFirst = (isTicked: boolean) => {
  const box = document.querySelector<HTMLInputElement>('main input[type=checkbox]');
  if (box?.checked !== isTicked) box?.click();
  return box?.checked === isTicked;
};
const countRows = () => (JSON.parse(localStorage.getItem('shop.cart') ?? '[]') as unknown[]).length;

const readFocus = () => document.activeElement?.textContent.trim();
const isPageInert = () => document.querySelector('main')?.closest('[inert]') !== null;
const isMenuOpen = () => document.querySelector('header [aria-expanded=true]') !== null;
const isMenuClosed = () => document.querySelector('header [aria-expanded=true]') === null;

/** Whether the wrong field has the focus, and the header does not cover its label. */
function isWrongFieldSeen() {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.ariaInvalid !== 'true') return false;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const { top, bottom } = field.labels?.[0]?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return top >= header && bottom < innerHeight;
}

async function widthOfPicture(path: string): Promise<number> {
  const picture = new Image();
  picture.src = path;
  await picture.decode();
  return picture.naturalWidth;
}

/** Lets the next call of the API fail. Pages are fetched ahead meanwhile. */
function cutNetwork(): void {
  const working = fetch.bind(window);
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.endsWith('/api')) return working(input, init);
    window.fetch = working;
    return Promise.reject(new TypeError('Failed to fetch'));
  };
}

for (const name of ['Firefox', 'WebKit'] as const) {
  test(`in ${name} a product is opened by its link and bought, and is in the cart after a reload`, async ({
    siteUrl,
  }, testInfo) => {
    const launch = ENGINES[name];
    test.skip(!launch, `there is no ${name}`);
    if (!launch) return;
    const engine = await launch();
    try {
      const shopper = createShopper(engine, siteUrl);
      await shopper.open('/');
      await shopper.press('link', INVIS_DUOS.name, true);
      await shopper.until((heading) => document.querySelector('h1')?.textContent === heading, INVIS_DUOS.name);
      await shopper.press('button', 'В корзину', true);
      await shopper.until(countRows);

      await shopper.open('/cart');
      await shopper.reload();
      await shopper.see('Оформить заказ');
      expect(await shopper.run(countRows)).toBe(1 + INVIS_DUOS.childIds.length);
      expect(await engine.takeMessages()).toEqual([]);
    } catch (error) {
      await testInfo.attach('window', { body: await engine.screenshot(), contentType: 'image/png' });
      throw error;
    } finally {
      await engine.close();
    }
  });
}

for (const [name, launch] of Object.entries(ENGINES)) {
  test.describe(name, { tag: '@full' }, () => {
    test.describe.configure({ mode: 'default', timeout: 120_000 });
    test.skip(!launch, `there is no ${name}`);

    let engine: Engine;
    let shopper: Shopper;

    test.beforeAll(async ({ siteUrl }) => {
      if (!launch) return;
      engine = await launch();
      shopper = createShopper(engine, siteUrl);
      await shopper.open('/about');
      await shopper.run(() => void (document.cookie = 'agree=true; path=/'));
    });

    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    test.afterEach(async ({}, testInfo) => {
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('window', { body: await engine.screenshot(), contentType: 'image/png' });
    });

    test.afterAll(() => (launch ? engine.close() : undefined));

    // `pages.spec` opens every page in Chromium, and looks at more.
    if (name !== 'Chromium') {
      test('every page is sound', async ({ request }) => {
        test.setTimeout(300_000);
        const addresses = (await addressesOfSitemap(request)).filter((address) => !DIALOG_STEP.test(address));
        for (const address of [...addresses, ...OTHER_ADDRESSES]) {
          await test.step(address, async () => {
            await shopper.open(address);
            expect((await request.get(address)).status(), address).toBe(200);
            expect(await shopper.run(readHeading), address).toMatch(/\S/);
            expect(await engine.takeMessages(), address).toEqual([]);
          });
        }
        for (const path of ICONS) expect(await shopper.run(widthOfPicture, path), path).toBeGreaterThan(0);
      });
    }

    test('what is shown after a reload and after Back is what counts', async () => {
      await shopper.open('/rental');
      await shopper.run(moveSlider);
      await shopper.reload();
      const { value, words } = await shopper.run(readSlider);
      expect(words).toBe(`${value}\u00A0шт.`);

      await shopper.run(moveSlider);
      await shopper.open('/about');
      await shopper.back();
      const after = await shopper.run(readSlider);
      expect(after.words).toBe(`${after.value}\u00A0шт.`);
    });

    test('the cart gets what is ticked after Back, and shows what another page has added', async () => {
      await shopper.open('/cart');
      await shopper.open('/invis_duos');
      await shopper.until(tickFirst, false);
      await shopper.open('/about');
      await shopper.back();

      const ticks = await shopper.run(readTicks);
      await shopper.press('button', 'В корзину');
      const unticked = ticks.filter((isTicked) => !isTicked).length;
      expect(await shopper.until(countRows)).toBe(1 + INVIS_DUOS.childIds.length - unticked);

      await shopper.back(); // to the cart, which was empty
      await shopper.see('Оформить заказ');
    });

    test('menus and dialogs give the focus back, and a wrong field is seen with its label', async () => {
      await shopper.open('/duos_online');
      await shopper.press('button', 'Решения');
      await shopper.until(isMenuOpen);
      await engine.press('Escape');
      await shopper.until(isMenuClosed);
      expect(await shopper.run(readFocus)).toBe('Решения');

      await shopper.press('button', 'В корзину');
      await shopper.until(countRows);
      await shopper.open('/checkout');
      await shopper.press('button', 'Оформить заказ');
      await shopper.until(isWrongFieldSeen);

      await shopper.open('/cart');
      await shopper.press('button', 'Очистить');
      await shopper.until(isPageInert);
      await shopper.press('button', 'Очистить');
      await shopper.press('button', 'Вернуть');
      await shopper.until(countRows);
      await shopper.until(() => document.activeElement !== document.body);
    });

    test('signing in without a network says so, and with it works', async () => {
      await shopper.open('/about');
      await shopper.press('button', 'Войти');
      await shopper.fill('Телефон', '9991234567');
      await shopper.fill('Пароль', 'wrong-password');
      await shopper.run(cutNetwork);
      await shopper.press('button', 'Войти', true);
      await shopper.see('Не удалось авторизоваться');
      await shopper.press('button', 'Войти', true);
      await shopper.see('Пользователь не найден');
    });

    test('a fast order is placed', async () => {
      await shopper.open('/duos_online');
      await shopper.press('button', 'Быстрый заказ');
      await shopper.fill('Имя', 'Пётр');
      await shopper.fill('Телефон', '9267654321');
      await shopper.press('button', 'Отправить заказ');

      await shopper.see('оформлен');
    });

    test('a guest signs up, confirms by mail and signs in', async ({ siteDataDir }) => {
      test.skip(!siteDataDir, 'the mails of this site are elsewhere');
      const { fullname, email, phone, password } = newPerson();
      await shopper.open('/about');
      await shopper.press('button', 'Войти');
      await shopper.press('button', 'Регистрация');
      await shopper.fill('Имя', fullname);
      await shopper.fill('E-mail', email);
      await shopper.fill('Телефон', phone);
      await shopper.fill('Пароль', password);
      await shopper.press('checkbox', 'Я принимаю все');
      await shopper.press('button', 'Зарегистрироваться');
      await shopper.see('Регистрация прошла успешно!');

      const link = new URL(await mailedLink(siteDataDir, email, 'confirmEmail'));
      await shopper.open(link.pathname + link.search);
      await shopper.until(() => document.querySelector('[aria-modal=true]') !== null);
      await shopper.open('/about');
      await shopper.press('button', 'Войти');
      await shopper.fill('Телефон', phone);
      await shopper.fill('Пароль', password);
      await shopper.press('button', 'Войти', true);

      await shopper.see('Мария');
      expect(await engine.takeMessages()).toEqual([]);
    });
  });
}
