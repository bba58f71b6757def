import { createMemoryStorage } from '../runtime/shop/storage';
import { forgetKey, keyOf } from './order-key';

const ORDER = {
  fastOrder: true,
  userType: 'fiz',
  fio: 'Анна',
  phone: '79120004164',
  products: [{ productId: 102, productCount: 1, childProducts: [] }],
};

describe('the key of an order', () => {
  it('stays while the order stays', () => {
    const storage = createMemoryStorage();

    expect(keyOf(storage, 'form', { ...ORDER })).toBe(keyOf(storage, 'form', ORDER));
  });

  it('changes with the order, after an answer, and from form to form', () => {
    const storage = createMemoryStorage();
    const first = keyOf(storage, 'form', ORDER);
    const other = keyOf(storage, 'form', { ...ORDER, phone: '79120004165' });
    const elsewhere = keyOf(storage, 'dialog', { ...ORDER, phone: '79120004165' });
    forgetKey(storage, 'form');
    const next = keyOf(storage, 'form', { ...ORDER, phone: '79120004165' });

    expect(new Set([first, other, elsewhere, next]).size).toBe(4);
  });

  it.each([5, 'text', { key: '', content: '' }, { key: 1, content: 2 }])('is made anew over %j', (stored) => {
    const storage = createMemoryStorage();
    storage.write('form.sent', stored);

    expect(keyOf(storage, 'form', ORDER)).toMatch(/^[0-9a-f-]{36}$/);
  });
});
