import { randomInt } from 'node:crypto';
import { enterAs, makeUser } from '../../support/account';
import { createOrder } from '../../support/api';
import { expectFit, NARROW } from '../../support/fit';
import { readOutbox } from '../../support/outbox';
import { plainSpaces, waitForHydration } from '../../support/pages';
import { totpOf } from '../../support/second-factor';
import { mailedInvite } from '../../support/studio';
import { expect, test } from '../../support/studio-test';

const DEVICE = 102;
const TAG = 10_201;

/** A guest's order to a city whose price is agreed by telephone, with one accessory. */
function orderOf(email: string) {
  const phone = `+7912${randomInt(1_000_000, 10_000_000)}`;
  return {
    idempotencyKey: crypto.randomUUID(),
    fastOrder: false,
    fio: 'Анна Ветрова',
    email,
    phone,
    paymentType: 'cash',
    deliveryCityId: 31,
    deliveryTypeId: 2,
    deliveryPointId: 311,
    products: [{ productId: DEVICE, productCount: 1, childProducts: [{ productId: TAG, productCount: 1 }] }],
  };
}

test.use({ viewport: NARROW });

test('a manager sets up a second factor, calls a guest, agrees the delivery and confirms, on a phone', async ({
  page,
  context,
  siteUrl,
  siteDataDir,
  studio,
}) => {
  const manager = await makeUser(siteUrl, siteDataDir);
  await studio.inviteManager(manager.email);
  await enterAs(context, siteUrl, manager);
  const email = `anna.vetrova-${randomInt(1_000_000)}@orenburg-trucks.example.ru`;

  await page.goto(siteUrl + (await mailedInvite(siteDataDir, manager.email, 'admin')));
  await page.getByRole('button', { name: 'Код из приложения на телефоне' }).click();
  const secret = await page.getByText(/^[A-Z2-7]{16,}$/).innerText();
  await page.getByLabel('Код из приложения').fill(totpOf(secret));
  await page.getByRole('button', { name: 'Подключить' }).click();
  await expect(page.getByRole('list', { name: 'Запасные коды' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'Коды сохранены' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();

  const input = orderOf(email);
  const { order } = await createOrder(siteUrl, input);
  const number = `№ ${String(order?.id).padStart(6, '0')}`;
  const row = page.getByRole('listitem').filter({ hasText: number });
  await expect(row.getByRole('link', { name: number })).toBeVisible(); // without a reload
  await expect(row.getByRole('link', { name: /^\+7 912/ })).toHaveAttribute('href', `tel:${input.phone}`);
  await expectFit(page);
  await page.setViewportSize(NARROW);
  await row.getByRole('link', { name: number }).click();
  await waitForHydration(page);

  await page.getByRole('button', { name: 'Изменить' }).click();
  await page.getByLabel(/Стоимость доставки/).fill('450');
  await page.getByRole('button', { name: /^Убрать: Радиометка/ }).click();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  const saving = page.getByRole('dialog', { name: /^Сохранить/ });
  await expect(saving).toContainText('25 350 ₽');
  await saving.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('region', { name: 'Доставка' })).toContainText('450 ₽');
  await expectFit(page);
  await page.setViewportSize(NARROW);

  await page.getByRole('button', { name: 'Подтвердить' }).click();
  const confirming = page.getByRole('dialog', { name: /^Подтвердить/ });
  await expect(confirming.getByRole('article', { name: 'Письмо покупателю' })).toContainText('25 350 ₽');
  await confirming.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByRole('button', { name: 'Собран' })).toBeVisible();

  await expect(async () => {
    const mails = (await readOutbox(siteDataDir)).filter(({ to }) => to.includes(email));
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/подтвержд/i));
    expect(plainSpaces(mails.find(({ subject }) => /подтвержд/i.test(subject))?.text ?? '')).toContain('25 350 ₽');
  }).toPass({ timeout: 15_000, intervals: [100] });
});
