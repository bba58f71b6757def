import { act, renderHook } from '@testing-library/react';
import { useKeyboardRoom } from './use-keyboard-room';

/** The part of a window of 844 px that is seen. */
class Seen extends EventTarget {
  height = 844;
  offsetTop = 0;
  scale = 1;

  become(changes: Partial<Pick<Seen, 'height' | 'offsetTop' | 'scale'>>): void {
    Object.assign(this, changes);
    act(() => void this.dispatchEvent(new Event('resize')));
  }
}

let seen: Seen;

beforeEach(() => {
  seen = new Seen();
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: seen });
  window.innerHeight = 844;
});
afterEach(() => Reflect.deleteProperty(window, 'visualViewport'));

it('gives the room above the keyboard of a phone, and none of a bar or of somebody who zooms in', () => {
  const { result } = renderHook(useKeyboardRoom);
  expect(result.current).toBeNull();

  seen.become({ height: 500, offsetTop: 80 });
  expect(result.current).toEqual({ height: 500, top: 80 });
  seen.become({ height: 788, offsetTop: 0 });
  expect(result.current).toBeNull();
  seen.become({ height: 422, scale: 2 });
  expect(result.current).toBeNull();
});
