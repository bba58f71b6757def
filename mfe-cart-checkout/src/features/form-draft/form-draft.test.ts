import { createMemoryStorage } from '@shop/shared/runtime';
import { DRAFT_LIFE_MS, clearDraft, readDraft, saveDraft } from '.';

const KEY = 'shop.form';
const EMPTY = { fio: '', email: '', consent: false };

afterEach(() => jest.useRealTimers());

describe('the draft of a form', () => {
  it('gives back what was typed until it is cleared', () => {
    const storage = createMemoryStorage();

    saveDraft(storage, KEY, { ...EMPTY, fio: 'Анна', consent: true });
    const kept = readDraft(storage, KEY, EMPTY);
    clearDraft(storage, KEY);

    expect(kept).toEqual({ fio: 'Анна', email: '', consent: true });
    expect(readDraft(storage, KEY, EMPTY)).toBeNull();
  });

  it.each([null, 'text', 7, [], { values: { fio: 'Анна' } }, { savedAtMs: 'yesterday', values: {} }])(
    'counts %j as none',
    (stored) => {
      const storage = createMemoryStorage();
      storage.write(KEY, stored);

      expect(readDraft(storage, KEY, EMPTY)).toBeNull();
    },
  );

  it('drops what is of the wrong kind, field by field', () => {
    const storage = createMemoryStorage();
    storage.write(KEY, { savedAtMs: Date.now(), values: { fio: 5, email: 'a@b.ru', extra: 1 } });

    expect(readDraft(storage, KEY, EMPTY)).toEqual({ fio: '', email: 'a@b.ru', consent: false });
  });

  it('removes a draft of the day before', () => {
    jest.useFakeTimers({ now: 0 });
    const storage = createMemoryStorage();
    saveDraft(storage, KEY, { ...EMPTY, fio: 'Анна' });

    jest.setSystemTime(DRAFT_LIFE_MS);

    expect(readDraft(storage, KEY, EMPTY)).toBeNull();
    expect(storage.read(KEY)).toBeNull();
  });
});
