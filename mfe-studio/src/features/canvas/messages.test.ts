/** @jest-environment jsdom */
import { listen, send } from './messages';

it('tells a window of this site at once, until that stops listening', () => {
  const onMessage = jest.fn();
  const stop = listen(onMessage);

  send(window, { type: 'select', blockId: 'hero' });
  stop();
  send(window, { type: 'select', blockId: null });

  expect(onMessage.mock.calls).toEqual([[{ type: 'select', blockId: 'hero' }]]);
});

it('says nothing to the window of another site, as a frame without network is', () => {
  const foreign = {
    dispatchEvent() {
      throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError');
    },
  } as unknown as Window;

  expect(() => send(foreign, { type: 'ready' })).not.toThrow();
});
