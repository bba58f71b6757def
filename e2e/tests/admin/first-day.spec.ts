import { randomInt } from 'node:crypto';
import path from 'node:path';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { makeUser, queryApiAs } from '../../support/account';
import { createOrder } from '../../support/api';
import { NARROW, WIDE } from '../../support/fit';
import { pasteInto } from '../../support/keyboard';
import { readOutbox } from '../../support/outbox';
import { plainSpaces, waitForHydration } from '../../support/pages';
import { totpOf } from '../../support/second-factor';
import { mailedInvite, type Studio } from '../../support/studio';
import { expect, test } from '../../support/studio-test';

/** What somebody does with hands: each press, and each field that is filled, is one action. */
class Hands {
  readonly log: { task: string; most: number; actions: string[] }[] = [];
  #actions: string[] = [];

  constructor(private readonly page: Page) {}

  /** Counts the actions of a task. */
  async task(task: string, most: number, run: () => Promise<void>): Promise<void> {
    this.#actions = [];
    await test.step(task, run);
    this.log.push({ task, most, actions: this.#actions });
  }

  async press(what: Locator): Promise<void> {
    const words = (await what.first().innerText()) || (await what.first().getAttribute('aria-label')) || '';
    this.#actions.push(`press «${plainSpaces(words).split('\n')[0]}»`);
    await what.first().click();
  }

  /** Presses what a phone has behind «Ещё». */
  async reach(what: Locator): Promise<void> {
    const more = this.page.getByRole('button', { name: 'Ещё', exact: true });
    await what.or(more).filter({ visible: true }).first().waitFor();
    if (!(await what.first().isVisible())) await this.press(more);
    await this.press(what);
  }

  /** Presses into a field and types, as people do: what stood there must give way to it. */
  async fill(field: Locator, text: string): Promise<void> {
    this.#actions.push(`type «${text.slice(0, 40)}»`);
    await field.click();
    await this.page.keyboard.type(text);
    await expect(field).toHaveValue(text);
  }

  async key(key: string): Promise<void> {
    this.#actions.push(`key ${key}`);
    await this.page.keyboard.press(key);
  }

  async choose(field: Locator, option: RegExp): Promise<void> {
    this.#actions.push(`choose ${option.source}`);
    const found = field.locator('option').filter({ hasText: option }).first();
    await field.selectOption(await found.evaluate((element: HTMLOptionElement) => element.value));
  }

  async files(field: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    this.#actions.push('choose files');
    await field.setInputFiles(files);
  }

  async paste(field: Locator, text: string): Promise<void> {
    this.#actions.push('paste');
    await pasteInto(field, text);
  }
}

const PHOTOS = ['host/public/og.png', 'host/public/apple-touch-icon.png', 'docs/screenshot.png'].map((file) =>
  path.join(__dirname, '../../..', file),
);
const KAZAN = 'Казань';
const ALL_RIGHTS = ['orders', 'goods', 'shop', 'pages', 'publish', 'people', 'leads'];
const LISTED = 497;

const orderOf = (fio: string, phone: string, email: string) => ({
  ...{ idempotencyKey: crypto.randomUUID(), fastOrder: false, fio, phone, email, paymentType: 'cash' },
  ...{ deliveryCityId: 31, deliveryTypeId: 2, deliveryPointId: 311 },
  products: [{ productId: 102, productCount: 1, childProducts: [{ productId: 10_201, productCount: 1 }] }],
});

interface Day {
  page: Page;
  siteUrl: string;
  siteDataDir: string;
  studio: Studio;
}

/** All tasks, by the hands of one person at one site. */
async function workADay({ page, siteUrl, siteDataDir, studio }: Day, testInfo: TestInfo): Promise<void> {
  test.setTimeout(600_000);
  const hands = new Hands(page);
  const phone = `+7912${randomInt(1_000_000, 10_000_000)}`;
  const email = `anna-${randomInt(1_000_000)}@example.ru`;
  const owner = await makeUser(siteUrl, siteDataDir);
  await studio.inviteManager(owner.email, ALL_RIGHTS);
  const invite = siteUrl + (await mailedInvite(siteDataDir, owner.email, 'admin'));
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const home = async () => {
    await page.goto(`${siteUrl}/admin`);
    await waitForHydration(page);
  };
  const dialog = page.getByRole('dialog');
  const button = (name: string | RegExp, within: Page | Locator = page) => within.getByRole('button', { name });
  const section = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first();

  await page.goto(invite);
  await hands.task('sign in, set up the second factor', 8, async () => {
    await hands.press(button('По адресу E-mail', dialog));
    await hands.fill(dialog.getByRole('textbox', { name: 'E-mail' }), owner.email);
    await hands.fill(dialog.getByLabel('Пароль', { exact: true }), owner.password);
    await hands.key('Enter');
    await hands.press(button('Код из приложения на телефоне'));
    const secret = await page.getByText(/^[A-Z2-7]{16,}$/).innerText();
    await hands.fill(page.getByLabel('Код из приложения'), totpOf(secret));
    await hands.press(button('Подключить'));
    await hands.press(button('Коды сохранены'));
    await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
  });

  const { order } = await createOrder(siteUrl, orderOf('Анна Первая', phone, email));
  const number = `№ ${String(order?.id).padStart(6, '0')}`;
  await home();
  await hands.task('the order of the person who rings', 3, async () => {
    await hands.key('/');
    await hands.fill(page.getByRole('searchbox', { name: 'Найти заказ' }), `8 ${phone.slice(2, 5)} ${phone.slice(5)}`);
    await hands.press(page.getByRole('link', { name: number }));
    await expect(page.getByRole('heading', { name: number })).toBeVisible();
  });

  await hands.task('agree delivery for 450 ₽, take out an accessory, confirm with mail', 9, async () => {
    await hands.reach(button('Изменить'));
    await hands.fill(page.getByLabel(/Стоимость доставки/), '450');
    await hands.press(button(/^Убрать: Радиометка/));
    await hands.press(button('Сохранить'));
    await hands.press(button('Сохранить', dialog));
    await hands.reach(button('Подтвердить'));
    await hands.press(button('Подтвердить', dialog));
    await expect(button('Собран')).toBeVisible();
  });

  await hands.task('ship with a track number', 4, async () => {
    await hands.reach(button('Отправить'));
    await hands.fill(dialog.getByLabel(/Трек-номер/), '80080012345678');
    await hands.press(button(/^Отправ/, dialog));
    await expect(button('Вручён')).toBeVisible();
  });

  await hands.task('cancel with a reason, goods back, mail', 5, async () => {
    await hands.reach(button('Отменить заказ'));
    await hands.choose(dialog.getByRole('combobox').first(), /^Не.дозвонились/);
    await hands.press(dialog.getByText(/Товары вернулись/));
    await hands.press(button(/^Отменить/, dialog));
    await expect(page.getByText('Отменён').first()).toBeVisible();
    await expect(async () => {
      const mails = (await readOutbox(siteDataDir)).filter(({ to }) => to.includes(email));
      expect(mails.some(({ subject }) => /отмен/i.test(subject))).toBe(true);
    }).toPass({ timeout: 15_000, intervals: [100] });
  });

  for (let index = 0; index < 10; index += 1) {
    const other = `+7913${randomInt(1_000_000, 10_000_000)}`;
    await createOrder(siteUrl, orderOf(`Покупатель ${index}`, other, `b${other.slice(1)}@example.ru`));
  }
  await home();
  await hands.task('print ten picking lists and invoices', 4, async () => {
    await hands.press(page.getByText(/^Выбрать.все$/));
    await hands.press(page.getByRole('link', { name: 'Печать' }));
    await hands.press(button(/^Напечатать \d+/));
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
  });

  await home();
  await hands.task('thirty prices from Excel', 5, async () => {
    await hands.press(section('Товары'));
    const first = page.getByLabel(/^Цена: /).first();
    await hands.press(first);
    const prices = await page
      .getByLabel(/^Цена: /)
      .evaluateAll((fields) =>
        fields.slice(0, 30).map((field) => Number((field as HTMLInputElement).value.replaceAll(/\D/g, '')) + 10),
      );
    await hands.paste(first, prices.join('\r\n'));
    await hands.press(button('Сохранить'));
    await expect(page.getByRole('group', { name: 'Сохранение' })).toBeHidden();
  });

  await hands.task('count a shelf of twelve things', 26, async () => {
    await hands.press(page.getByRole('link', { name: 'Пересчёт' }));
    const fields = page.getByLabel(/^Сосчитано: /);
    await hands.press(fields.first());
    for (let index = 0; index < 12; index += 1) {
      await hands.fill(fields.nth(index), '40');
      await hands.key(index < 11 ? 'Enter' : 'Control+Enter');
    }
    await expect(page.getByRole('group', { name: 'Сохранение' })).toBeHidden();
  });

  await home();
  await hands.task('a new product with three photos, seen in the shop', 40, async () => {
    await hands.press(section('Товары'));
    await hands.press(page.getByRole('link', { name: 'Новый товар' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Новый товар' })).toBeVisible();
    const field = (name: string | RegExp) => page.getByRole('textbox', { name });
    const code = randomInt(1000, 10_000);
    await hands.fill(field('Название'), `Маяк первого дня ${code}`);
    await hands.fill(field('Артикул'), `FD-${code}`);
    await expect(field('Адрес страницы')).toHaveValue(`maiak-pervogo-dnia-${code}`);
    await hands.fill(field('Цена, ₽'), '4 900');
    await hands.fill(field(/На.полке/), '3');
    await hands.files(page.getByLabel('Добавить фотографии'), PHOTOS);
    for (const photo of [1, 2, 3]) await hands.fill(field(`Что на фото ${photo}`), `Маяк, вид ${photo}`);
    await hands.press(button('Создать товар'));
    await expect(page).toHaveURL(/\/admin\/goods\/\d+$/);
    await hands.press(page.getByLabel(/В.продаже/));
    await hands.press(button('Сохранить'));
    await hands.press(page.getByRole('link', { name: /Страница в.магазине/ }));
  });

  const codes = Array.from({ length: LISTED }, (_, index) => `DESK-${index}`);
  for (const code of codes)
    await queryApiAs(
      siteUrl,
      studio.token,
      'mutation ($input: StaffProductInput!) { staffCreateProduct(input: $input) { id } }',
      {
        input: { name: `Деталь ${code}`, code, slug: code.toLowerCase(), price: 100 },
      },
    );
  await home();
  await hands.task('a price list of 500 rows with three faults, corrected, applied, undone', 12, async () => {
    const rows = codes.map((code) => `${code};110`);
    const file = (lines: string[]) => ({
      ...{ name: 'prices.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(['Артикул;Цена', ...lines].join('\n')),
    });
    await hands.press(section('Товары'));
    await hands.press(page.getByRole('link', { name: 'Файл' }));
    await hands.files(page.getByLabel('Файл товаров'), file([...rows, 'EP-116;1e3', 'NO-1;5', 'AN-117;-5']));
    await expect(page.getByRole('list', { name: 'Ошибки' })).toBeVisible();
    await hands.files(
      page.getByLabel('Файл товаров'),
      file([...rows, 'EP-116;7310', 'AN-117;3410', 'EP-118;1'].slice(0, 499)),
    );
    await hands.press(button(/^Применить 49\d/));
    await hands.press(button('Отменить файл'));
    await expect(page.getByText(/^Файл отменён/)).toBeVisible();
  });

  await home();
  await hands.task('another delivery price for Казань', 5, async () => {
    await hands.press(section('О магазине'));
    await hands.fill(page.getByRole('searchbox', { name: 'Найти город' }), KAZAN);
    await hands.fill(page.getByRole('textbox', { name: new RegExp(`^${KAZAN}`) }).first(), '510');
    await hands.press(button('Сохранить'));
    await expect(page.getByRole('group', { name: 'Сохранение' })).toBeHidden();
  });

  await home();
  await hands.task('the day’s close as a file', 2, async () => {
    await hands.press(section('День'));
    const saved = page.waitForEvent('download');
    await hands.press(button('Файл для таблицы'));
    expect((await saved).suggestedFilename()).toMatch(/^Заказы .*\.csv$/);
  });

  await home();
  await hands.task('invite a colleague who may touch orders only', 6, async () => {
    await hands.press(section('Люди'));
    const form = page.getByRole('form', { name: 'Приглашение' });
    await hands.fill(form.getByLabel(/E-mail/), `colleague-${randomInt(1_000_000)}@example.ru`);
    await hands.choose(form.getByLabel('Что можно'), /^Менеджер/);
    await hands.press(button('Отправить приглашение', form));
    await expect(page.getByText('Приглашение отправлено').first()).toBeVisible();
  });

  const table = hands.log.map(
    ({ task, most, actions }) =>
      `${String(actions.length).padStart(3)} of ${String(most).padStart(2)}  ${task}: ${actions.join(', ')}`,
  );
  await testInfo.attach('actions', { body: table.join('\n'), contentType: 'text/plain' });
  process.stdout.write(`${table.join('\n')}\n`);
  expect(hands.log.filter(({ most, actions }) => actions.length > most)).toEqual([]);
}

for (const [where, viewport] of [
  ['at a desk', WIDE],
  ['on a phone', NARROW],
] as const)
  test.describe(where, () => {
    test.use({ viewport });

    test('a manager does the tasks of the first day within so many actions @full', async ({
      page,
      siteUrl,
      siteDataDir,
      studio,
    }, testInfo) => workADay({ page, siteUrl, siteDataDir, studio }, testInfo));
  });
