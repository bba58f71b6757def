import { NO_USER, type Shop } from '@shop/shared/runtime';
import { createTestShop } from '@shop/shared/testing';
import { clearDraft, readDraft, saveDraft } from '.';

const KEY = 'shop.form';
const EMPTY = { fio: '', email: '', consent: false };

function signIn({ auth }: Shop, id: number) {
  auth.setState({ isAuth: true, user: { ...NO_USER, id } });
}

afterEach(() => jest.useRealTimers());

describe('the draft of a form', () => {
  it('returns what was typed until it is cleared', () => {
    const shop = createTestShop();

    saveDraft(shop, KEY, { ...EMPTY, fio: 'Анна', consent: true });
    const stored = readDraft(shop, KEY, EMPTY);
    clearDraft(shop, KEY);

    expect(stored).toEqual({ fio: 'Анна', email: '', consent: true });
    expect(readDraft(shop, KEY, EMPTY)).toBeNull();
  });

  it.each([null, 'text', 7, [], { values: { fio: 'Анна' } }, { savedAtMs: 'yesterday', ownerId: null, values: {} }])(
    'ignores %j',
    (stored) => {
      const shop = createTestShop();
      shop.storage.write(KEY, stored);

      expect(readDraft(shop, KEY, EMPTY)).toBeNull();
    },
  );

  it('drops fields of the wrong type', () => {
    const shop = createTestShop();
    shop.storage.write(KEY, { savedAtMs: Date.now(), ownerId: null, values: { fio: 5, email: 'a@b.ru', extra: 1 } });

    expect(readDraft(shop, KEY, EMPTY)).toEqual({ fio: '', email: 'a@b.ru', consent: false });
  });

  it("gives a user's draft to that user only", () => {
    const shop = createTestShop();
    signIn(shop, 7);
    saveDraft(shop, KEY, { ...EMPTY, fio: 'Анна' });
    expect(readDraft(shop, KEY, EMPTY)?.fio).toBe('Анна');

    shop.auth.setState({ isAuth: false, user: NO_USER });

    expect(readDraft(shop, KEY, EMPTY)).toBeNull();
    expect(shop.storage.read(KEY)).toBeNull();
  });

  it('removes a draft older than a day', () => {
    jest.useFakeTimers({ now: 0 });
    const shop = createTestShop();
    saveDraft(shop, KEY, { ...EMPTY, fio: 'Анна' });

    jest.setSystemTime(24 * 3_600_000);

    expect(readDraft(shop, KEY, EMPTY)).toBeNull();
    expect(shop.storage.read(KEY)).toBeNull();
  });
});
