import { listen, send } from './messages';

const arrive = (data: unknown, init: Partial<MessageEventInit> = {}) =>
  window.dispatchEvent(new MessageEvent('message', { origin: location.origin, source: window, data, ...init }));

const READY = { mark: 'shop-studio', message: { type: 'ready' } };

it('hears messages of one window of this site, and no others', () => {
  const onMessage = jest.fn();
  const stop = listen(() => window, onMessage);

  arrive(READY, { origin: 'https://evil.example' });
  arrive(READY, { source: null });
  for (const data of ['ready', null, { message: READY.message }, { ...READY, message: { type: 'eval' } }]) arrive(data);
  arrive(READY);
  stop();
  arrive(READY);

  expect(onMessage.mock.calls).toEqual([[{ type: 'ready' }]]);
});

it('sends to windows of this site only', () => {
  const post = jest.spyOn(window, 'postMessage').mockImplementation(() => undefined);

  send(window, { type: 'select', blockId: 'hero' });

  expect(post).toHaveBeenCalledWith(
    { mark: 'shop-studio', message: { type: 'select', blockId: 'hero' } },
    location.origin,
  );
});
