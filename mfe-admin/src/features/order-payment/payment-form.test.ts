import { isPaymentComplete, overpaid, paymentFaults, paymentMark, startPayment } from './payment-form';

const NOW = Date.parse('2026-11-20T09:00:00.000Z');
const UNPAID = { total: 25_490, paidAmount: 0, paymentStatus: 'not_paid' } as const;
const PAID = { total: 590.5, paidAmount: 25_490, paymentStatus: 'paid' } as const;

it('begins with the whole sum and today', () => {
  const form = startPayment(UNPAID, 'pay', NOW);

  expect(form).toMatchObject({ amount: '25\u00A0490', day: '2026-11-20' });
  expect(paymentMark(UNPAID, 'pay', form, NOW)).toEqual({
    ...{ status: 'paid', amount: 25_490 },
    at: '2026-11-20T09:00:00.000Z',
  });
});

it('takes another day as its noon in Moscow', () => {
  const form = { ...startPayment(UNPAID, 'pay', NOW), day: '2026-11-18' };

  expect(paymentMark(UNPAID, 'pay', form, NOW).at).toBe('2026-11-18T09:00:00.000Z');
});

it('proposes to give back what is paid above the sum, and keeps the rest as paid', () => {
  const form = startPayment(PAID, 'refund', NOW);

  expect(overpaid(PAID)).toBe(24_899.5);
  expect(paymentMark(PAID, 'refund', form, NOW)).toMatchObject({
    ...{ status: 'paid', amount: 590.5 },
    reason: expect.stringMatching(/^Товар вернули\. Возвращено 24\s899,50\s₽$/),
  });
});

it('is a refund once all has gone back', () => {
  const form = { ...startPayment(PAID, 'refund', NOW), amount: '25 490' };

  expect(paymentMark(PAID, 'refund', form, NOW)).toMatchObject({ status: 'refunded', amount: 25_490 });
});

it('takes a mark away', () => {
  const form = startPayment(PAID, 'unmark', NOW);

  expect(isPaymentComplete(PAID, 'unmark', form, NOW)).toBe(true);
  expect(paymentMark(PAID, 'unmark', form, NOW)).toMatchObject({ status: 'not_paid', amount: 0 });
});

it.each([
  [{ amount: '' }, 'amount'],
  [{ amount: '1e3' }, 'amount'],
  [{ amount: '-5' }, 'amount'],
  [{ amount: '0' }, 'amount'],
  [{ amount: '25491' }, 'amount'],
  [{ day: '' }, 'day'],
  [{ day: '2026-11-21' }, 'day'],
])('refuses %j of a refund', (typed, field) => {
  const form = { ...startPayment(PAID, 'refund', NOW), ...typed };

  expect(paymentFaults(PAID, 'refund', form, NOW)).toEqual({ [field]: expect.any(String) });
  expect(isPaymentComplete(PAID, 'refund', form, NOW)).toBe(false);
});
