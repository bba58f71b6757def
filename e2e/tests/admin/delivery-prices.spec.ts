import { enterAs, makeUser } from '../../support/account';
import { createOrder, postGraphql } from '../../support/api';
import { expectFit, WIDE } from '../../support/fit';
import { totpOf } from '../../support/second-factor';
import { mailedInvite } from '../../support/studio';
import { expect, test } from '../../support/studio-test';

const KAZAN = 10;
const CARRIER = 2;
const PHONE = '8 800 555-35-35';
const PLACE = [
  ['Название', 'Сервис на Волге'],
  ['Город', 'Тверь'],
  [/^Улица/, 'наб. Степана Разина, д. 5'],
  [/^Широта/, '56.8587, 35.9176'],
] as const;

const orderTo = () => ({
  idempotencyKey: crypto.randomUUID(),
  fastOrder: false,
  fio: 'Анна Ветрова',
  email: 'anna@example.ru',
  phone: '+79123456789',
  paymentType: 'cash',
  deliveryCityId: KAZAN,
  deliveryTypeId: CARRIER,
  deliveryPointId: 101,
  products: [{ productId: 102, productCount: 1, childProducts: [] }],
});

test(
  'a price of delivery, the shop’s telephone and a new place are entered at the desk, and the shop has them',
  { tag: '@full' },
  async ({ page, context, siteUrl, siteDataDir, studio }) => {
    const keeper = await makeUser(siteUrl, siteDataDir);
    await studio.inviteManager(keeper.email, ['shop']);
    await enterAs(context, siteUrl, keeper);
    await page.goto(siteUrl + (await mailedInvite(siteDataDir, keeper.email, 'admin')));
    await page.getByRole('button', { name: 'Код из приложения на телефоне' }).click();
    const secret = await page.getByText(/^[A-Z2-7]{16,}$/).innerText();
    await page.getByLabel('Код из приложения').fill(totpOf(secret));
    await page.getByRole('button', { name: 'Подключить' }).click();
    await page.getByRole('button', { name: 'Коды сохранены' }).click();

    // Whoever has no right to orders comes to what they may see.
    await expect(page.getByRole('heading', { level: 1, name: 'Доставка' })).toBeVisible();
    const price = page.getByRole('textbox', { name: /^Казань, Транспортная.*: цена/ });
    await price.fill('433,50');
    await expectFit(page);
    await page.setViewportSize(WIDE);
    await page.reload();
    await expect(price).toHaveValue('433,50'); // what was typed outlives the page
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Доставка сохранена')).toBeVisible();

    const { order } = await createOrder(siteUrl, orderTo());
    expect(order?.deliveryPrice).toBe(433.5);

    // Who sells: what is saved is on the pages of the shop, in their HTML too.
    await page.getByRole('link', { name: 'Компания' }).click();
    await page.getByRole('textbox', { name: 'Телефон', exact: true }).fill(PHONE);
    await expectFit(page);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Данные компании сохранены')).toBeVisible();
    await expect(async () => {
      const html = await (await page.request.get(`${siteUrl}/contacts`)).text();
      expect(html.replaceAll(/&nbsp;|\u00A0/g, ' ').split(PHONE).length).toBeGreaterThan(3);
    }).toPass({ timeout: 60_000 });

    // Places.
    await page.getByRole('link', { name: 'Точки' }).click();
    await page.getByRole('button', { name: 'Добавить точку' }).click();
    for (const [name, text] of PLACE) await page.getByRole('textbox', { name }).fill(text);
    await expectFit(page);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Точка добавлена')).toBeVisible();
    const { body } = await postGraphql(siteUrl, '{ siteShopAddresses { title } }');
    expect(body.data?.siteShopAddresses).toContainEqual({ title: 'Сервис на Волге' });
  },
);
