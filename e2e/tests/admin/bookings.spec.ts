import { randomInt, randomUUID } from 'node:crypto';
import { createOrder } from '../../support/api';
import { expectAccessible } from '../../support/axe';
import { expectFit, NARROW } from '../../support/fit';
import { readOutbox } from '../../support/outbox';
import { visit } from '../../support/pages';
import { expect, test } from '../../support/studio-test';

const INSTALLATION = 201;
const DEVICE = 102;
const AGREED = `${new Date().getFullYear() + 1}-02-11`;

test(
  'a wished day of an installation becomes an agreed one, and the buyer gets a mail',
  { tag: '@full' },
  async ({ page, context, siteUrl, siteDataDir, studio }) => {
    const email = `booking-${randomInt(1_000_000)}@example.ru`;
    const fio = `Заказчик Установки ${randomInt(1_000_000)}`;
    await createOrder(siteUrl, {
      ...{ idempotencyKey: randomUUID(), fastOrder: false, fio, email, paymentType: 'cash' },
      ...{ phone: `+7912${randomInt(1_000_000, 10_000_000)}`, deliveryCityId: 31, deliveryTypeId: 2 },
      deliveryPointId: 311,
      products: [
        { productId: DEVICE, productCount: 1 },
        { productId: INSTALLATION, productCount: 1, booking: { forProductId: DEVICE, carMake: 'Toyota' } },
      ],
    });
    await context.addCookies([{ name: 'x-auth-token', value: studio.token, url: siteUrl }]);

    await visit(page, `${siteUrl}/admin/bookings`);
    const row = page.getByRole('listitem').filter({ hasText: fio });
    await expect(row).toContainText(/День не.назван.*пожелание/);
    await row.getByRole('button', { name: 'Согласовать день' }).click();
    await row.getByLabel('День').fill(AGREED);
    await row.getByLabel('Время').fill('10:30');
    await row.getByLabel('Место').fill('Центр на Баумана');
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Сохранить запись' }).click();
    await expect(row).toContainText(/11 февраля.*10:30.*согласовано/);
    await page.setViewportSize(NARROW);
    await expectFit(page);

    await expect(async () => {
      const mails = (await readOutbox(siteDataDir)).filter(({ to }) => to.includes(email));
      expect(mails.some(({ text }) => text.includes('10:30') && text.includes('Баумана'))).toBe(true);
    }).toPass({ timeout: 15_000, intervals: [100] });
  },
);
