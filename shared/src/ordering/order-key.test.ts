/** @jest-environment jsdom */
import { createMemoryStorage } from '../runtime/shop/storage';
import { forgetKey, keyOf } from './order-key';

const ORDER = {
  fastOrder: true,
  userType: 'fiz',
  fio: 'Анна',
  phone: '79120004164',
  products: [{ productId: 102, productCount: 1, childProducts: [] }],
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => jest.restoreAllMocks());

describe('the key of an order', () => {
  it.each([true, false])('is a random UUID; the page is secure: %s', (isSecure) => {
    const secure = crypto;
    const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) } as Crypto; // all that http pages have
    jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue(isSecure ? secure : insecure);

    const keys = [1, 2].map(() => keyOf(createMemoryStorage(), 'form', ORDER));

    expect(keys[0]).toMatch(UUID);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('stays the same for the same order', () => {
    const storage = createMemoryStorage();

    expect(keyOf(storage, 'form', { ...ORDER })).toBe(keyOf(storage, 'form', ORDER));
  });

  it('changes with the order, after an answer, and between forms', () => {
    const storage = createMemoryStorage();
    const first = keyOf(storage, 'form', ORDER);
    const other = keyOf(storage, 'form', { ...ORDER, phone: '79120004165' });
    const elsewhere = keyOf(storage, 'dialog', { ...ORDER, phone: '79120004165' });
    forgetKey(storage, 'form');
    const next = keyOf(storage, 'form', { ...ORDER, phone: '79120004165' });

    expect(new Set([first, other, elsewhere, next]).size).toBe(4);
  });

  it.each([5, 'text', { key: '', content: '' }, { key: 1, content: 2 }])('replaces the invalid key %j', (stored) => {
    const storage = createMemoryStorage();
    storage.write('form.sent', stored);

    expect(keyOf(storage, 'form', ORDER)).toMatch(UUID);
  });
});
