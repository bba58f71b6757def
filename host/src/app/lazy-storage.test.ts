import { createBrowserStorage } from '@shop/shared/runtime';
import { createChunkReload } from '../errors';
import { lazyStorage } from './lazy-storage';

const forbidden = lazyStorage(() => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
});

describe('lazyStorage', () => {
  it('reads, writes and removes like the storage', () => {
    const storage = lazyStorage(() => localStorage);

    storage.setItem('key', 'value');
    expect(storage.getItem('key')).toBe('value');
    storage.removeItem('key');
    expect(localStorage.getItem('key')).toBeNull();
  });

  it('lets the cart work in memory when storage is forbidden', () => {
    const storage = createBrowserStorage(forbidden);

    storage.write('shop.cart', [1]);

    expect(storage.read('shop.cart')).toEqual([1]);
  });

  it('reports a failed chunk instead of reloading for ever when storage is forbidden', () => {
    const reload = jest.fn();
    const error = Object.assign(new Error(''), { name: 'ChunkLoadError' });

    expect(createChunkReload({ storage: forbidden, now: Date.now, reload }).handle(error)).toBe(false);

    expect(reload).not.toHaveBeenCalled();
  });
});
