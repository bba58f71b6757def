import { randomInt, randomUUID } from 'node:crypto';
import { makeUser, openSession } from '../../support/account';
import { createOrder } from '../../support/api';
import { createShopper, ENGINES, type Engine, type Shopper } from '../../support/engines';
import { totpOf } from '../../support/second-factor';
import { mailedInvite } from '../../support/studio';
import { expect, test } from '../../support/studio-test';

const DEVICE = 102;

/** The secret that the page shows for an app. */
const readSecret = () =>
  [...document.querySelectorAll('main *')]
    .map(({ textContent }) => textContent)
    .find((text) => /^[A-Z2-7]{16,}$/.test(text));

const hasDialog = () => document.querySelector('[aria-modal=true]') !== null;
const hasNone = () => document.querySelector('[aria-modal=true]') === null;

/** A guest's order to a city whose price is agreed by telephone. */
const orderOf = (fio: string) => ({
  idempotencyKey: randomUUID(),
  fastOrder: false,
  fio,
  email: `engine-${randomInt(1_000_000)}@example.ru`,
  phone: `+7912${randomInt(1_000_000, 10_000_000)}`,
  paymentType: 'cash',
  deliveryCityId: 31,
  deliveryTypeId: 2,
  deliveryPointId: 311,
  products: [{ productId: DEVICE, productCount: 1 }],
});

// The other journeys of «Магазин» run in Chromium.
for (const name of ['Firefox', 'WebKit']) {
  const launch = ENGINES[name];
  test.describe(name, { tag: '@full' }, () => {
    test.describe.configure({ mode: 'default', timeout: 180_000 });
    test.skip(!launch, `there is no ${name}`);

    let engine: Engine;
    let manager: Shopper;

    test.beforeAll(async ({ site }) => {
      if (!launch) return;
      engine = await launch();
      manager = createShopper(engine, site.url);
    });

    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    test.afterEach(async ({}, testInfo) => {
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('window', { body: await engine.screenshot(), contentType: 'image/png' });
    });

    test.afterAll(async () => {
      if (launch) await engine.close();
    });

    test('a manager signs in with a second factor, finds the new order, agrees its delivery and confirms it', async ({
      siteUrl,
      siteDataDir,
      studio,
    }) => {
      const person = await makeUser(siteUrl, siteDataDir);
      await studio.inviteManager(person.email);
      const token = await openSession(siteUrl, person);
      await manager.open('/about');
      await manager.run((value) => {
        document.cookie = 'agree=true; path=/';
        document.cookie = `x-auth-token=${value}; path=/`;
      }, token);

      await manager.open(await mailedInvite(siteDataDir, person.email, 'admin'));
      await manager.press('button', 'Код из приложения на телефоне');
      const secret = await manager.until(readSecret);
      await manager.fill('Код из приложения', totpOf(secret));
      await manager.press('button', 'Подключить');
      await manager.press('button', 'Коды сохранены');

      const { order } = await createOrder(siteUrl, orderOf(`Покупатель ${name}`));
      const number = `№ ${String(order?.id).padStart(6, '0')}`;
      await manager.see(number); // without a reload
      await manager.press('link', number);
      await manager.see('Подтвердить');

      await manager.press('button', 'Изменить');
      await manager.fill('Стоимость доставки', '450');
      await manager.press('button', 'Сохранить');
      await manager.until(hasDialog);
      await manager.press('button', 'Сохранить');
      await manager.until(hasNone);
      await manager.see('25 350 ₽');

      await manager.press('button', 'Подтвердить');
      await manager.until(hasDialog);
      await manager.press('button', 'Подтвердить');
      await manager.until(hasNone);
      await manager.see('Собран');
      expect(await engine.takeMessages()).toEqual([]);
    });
  });
}
