/** @jest-environment jsdom */
import { createBrowserStorage, createMemoryStorage } from './storage';

const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

describe('createMemoryStorage', () => {
  it('keeps what is written, returns null for missing keys, and forgets what is removed', () => {
    const storage = createMemoryStorage();
    expect(storage.read('key')).toBeNull();

    storage.write('key', [1]);
    expect(storage.read('key')).toEqual([1]);
    storage.remove('key');
    expect(storage.read('key')).toBeNull();
  });
});

describe('createBrowserStorage', () => {
  beforeEach(() => localStorage.clear());

  it('writes JSON that the next page reads', () => {
    createBrowserStorage(localStorage).write('key', { a: 1 });

    expect(localStorage.getItem('key')).toBe('{"a":1}');
    expect(createBrowserStorage(localStorage).read('key')).toEqual({ a: 1 });
  });

  it('reads garbage as null', () => {
    localStorage.setItem('key', '{oops');

    expect(createBrowserStorage(localStorage).read('key')).toBeNull();
  });

  it('keeps a refused write in memory, and drops that copy once a write succeeds', () => {
    const setItem = jest.fn(refuse);
    const storage = createBrowserStorage({ ...emptyStorage(), getItem: () => '["old"]', setItem });

    storage.write('key', ['new']);
    expect(storage.read('key')).toEqual(['new']);

    setItem.mockImplementation(() => undefined as never);
    storage.write('key', ['newer']);
    expect(storage.read('key')).toEqual(['old']);
  });

  it('works when storage is switched off', () => {
    const storage = createBrowserStorage({ ...emptyStorage(), getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(storage.read('key')).toBeNull();

    storage.write('key', 1);
    expect(storage.read('key')).toBe(1);
    storage.remove('key');
    expect(storage.read('key')).toBeNull();
  });

  it('removes what was kept', () => {
    localStorage.setItem('key', '1');

    createBrowserStorage(localStorage).remove('key');

    expect(localStorage.getItem('key')).toBeNull();
  });
});

function emptyStorage() {
  return {
    length: 0,
    clear: () => undefined,
    key: () => null,
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  };
}
