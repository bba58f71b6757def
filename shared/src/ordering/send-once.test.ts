/** @jest-environment jsdom */
import { RequestError } from '@shop/shared/runtime';
import { createMemoryStorage } from '../runtime/shop/storage';
import { ORDER_PLACED } from './order-placed';
import { sendOnce } from './send-once';

const ORDER = { phone: '79120004164' };

/** Sends ORDER with the given answer, then at another total, and returns both keys. */
async function keysOf(first: () => Promise<unknown>): Promise<string[]> {
  const storage = createMemoryStorage();
  const keys: string[] = [];
  const send = (expectedTotal: number, answer: () => Promise<unknown>) =>
    sendOnce(storage, 'form', ORDER, expectedTotal, ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      return answer();
    });
  await send(100, first).catch(() => undefined);
  await send(101, () => Promise.resolve());
  return keys;
}

const failWith = (error: Error) => () => Promise.reject(error);

describe('sendOnce', () => {
  it.each([
    ['silence', new RequestError('NETWORK_ERROR', '')],
    ['a failure of the API', new RequestError('INTERNAL_SERVER_ERROR', '')],
    ['an error of the page', new TypeError('boom')],
  ])('keeps the key after %s', async (_what, error) => {
    const [first, second] = await keysOf(failWith(error));

    expect(second).toBe(first);
  });

  it.each([
    ['an order', () => Promise.resolve()],
    ['a refusal', failWith(new RequestError('BAD_REQUEST', ''))],
    ['a price that has risen', failWith(new RequestError('CONFLICT', ''))],
    ['too many attempts', failWith(new RequestError('TOO_MANY_REQUESTS', ''))],
  ])('uses a new key after %s', async (_what, answer) => {
    const [first, second] = await keysOf(answer);

    expect(second).not.toBe(first);
  });

  it('tells the window of an order that was placed, and of no refusal', async () => {
    const told = jest.fn();
    addEventListener(ORDER_PLACED, told);

    await sendOnce(createMemoryStorage(), 'form', ORDER, null, () => Promise.resolve());
    expect(told).toHaveBeenCalledTimes(1);

    const refused = sendOnce(createMemoryStorage(), 'form', ORDER, null, failWith(new RequestError('BAD_REQUEST', '')));
    await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(told).toHaveBeenCalledTimes(1);
    removeEventListener(ORDER_PLACED, told);
  });

  it('gives up on an answer that never comes', async () => {
    jest.useFakeTimers();
    const silence = sendOnce(createMemoryStorage(), 'form', ORDER, null, () => new Promise(() => undefined));
    const failure = expect(silence).rejects.toMatchObject({ code: 'NETWORK_ERROR' });

    await jest.advanceTimersByTimeAsync(20_000);

    await failure;
    jest.useRealTimers();
  });
});
