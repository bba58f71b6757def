import { act, render } from '@testing-library/react';
import type { EditorView } from 'prosemirror-view';
import { Floating } from './floating';

let height = 100;
let sizeChanged: () => void;

beforeEach(() => {
  height = 100;
  window.innerHeight = 600;
  // jsdom has no layout.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
  globalThis.ResizeObserver = class {
    constructor(handle: ResizeObserverCallback) {
      sizeChanged = () => handle([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'visualViewport');
});

function topAt(side: 'above' | 'below', words: { top: number; bottom: number }) {
  const state = { selection: { from: 1 } };
  // The place of the words is all that it asks the editor for.
  const view = { state, coordsAtPos: () => ({ left: 40, ...words }) } as unknown as EditorView;
  const { container } = render(
    <Floating view={{ current: view }} side={side}>
      <p>Панель</p>
    </Floating>,
  );
  return () => (container.firstElementChild as HTMLElement).style.top;
}

it('stands above the words, or below where there is no room', () => {
  expect(topAt('above', { top: 300, bottom: 320 })()).toBe('192px');
  expect(topAt('above', { top: 50, bottom: 70 })()).toBe('78px');
  expect(topAt('below', { top: 560, bottom: 580 })()).toBe('452px');
});

it('stays within the window when what is in it grows', () => {
  const top = topAt('above', { top: 300, bottom: 320 });
  height = 450;
  act(() => sizeChanged());

  expect(top()).toBe('142px');
});

it('is not under the keyboard of a tablet', () => {
  const visualViewport = Object.assign(new EventTarget(), { offsetTop: 0, height: 350 });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: visualViewport });

  expect(topAt('below', { top: 300, bottom: 320 })()).toBe('192px');
});
