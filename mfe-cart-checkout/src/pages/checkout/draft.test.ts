import { createMemoryStorage } from '@shop/shared/runtime';
import { DRAFT_STORAGE_KEY, clearDraft, readDraft, saveDraft } from './draft';

describe('the draft of a checkout', () => {
  it('keeps its key while values change, and takes a new one after success', () => {
    const storage = createMemoryStorage();

    const first = saveDraft(storage, { fio: 'Анна' });
    const second = saveDraft(storage, { phone: '+7 912 000-41-64' });
    clearDraft(storage);
    const third = saveDraft(storage, {});

    expect(second.idempotencyKey).toBe(first.idempotencyKey);
    expect(second.values).toMatchObject({ fio: 'Анна', phone: '+7 912 000-41-64' });
    expect(third.idempotencyKey).not.toBe(first.idempotencyKey);
    expect(third.values.fio).toBe('');
  });

  it.each([null, 'text', 7, [], { values: {} }, { idempotencyKey: 5 }])('counts %j as none', (stored) => {
    const storage = createMemoryStorage();
    storage.write(DRAFT_STORAGE_KEY, stored);

    expect(readDraft(storage)).toBeNull();
  });

  it('drops what is of the wrong kind, field by field', () => {
    const storage = createMemoryStorage();
    storage.write(DRAFT_STORAGE_KEY, { idempotencyKey: 'k', values: { fio: 5, email: 'a@b.ru', extra: 1 } });

    expect(readDraft(storage)?.values).toMatchObject({ fio: '', email: 'a@b.ru' });
    expect(readDraft(storage)?.values).not.toHaveProperty('extra');
  });
});
