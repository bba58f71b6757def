import { ANSWER_TIMEOUT_MS } from '@shop/shared/ordering';
import { createTestShop } from '@shop/shared/testing';
import { PLACED, createFakeApi, failWith, keyOfCall } from '../../testing';
import { sendOrder, type OrderContent } from './send-order';

const CONTENT: OrderContent = {
  fastOrder: true,
  userType: 'fiz',
  fio: 'Анна',
  phone: '79120004164',
  products: [{ productId: 102, productCount: 1, childProducts: [] }],
};

function prepare(...answers: Parameters<typeof createFakeApi>) {
  const api = createFakeApi(...answers);
  const shop = createTestShop({ fetch: api.fetch });
  const send = (content = CONTENT) => sendOrder(shop, 'shop.form', { content, lines: [], isDeliveryKnown: false });
  return { api, send };
}

afterEach(() => jest.useRealTimers());

describe('sendOrder', () => {
  it.each([
    ['silence of the API', failWith('INTERNAL_SERVER_ERROR')],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('keeps the key over %s', async (_name, answer) => {
    const { api, send } = prepare(answer, PLACED);

    await expect(send()).rejects.toThrow();
    await send();

    expect(keyOfCall(api, 1)).toBe(keyOfCall(api, 0));
  });

  it.each([
    ['an order', PLACED],
    ['a refusal', failWith('BAD_REQUEST', { fields: { phone: 'Телефон некорректный' } })],
  ])('takes a new key after %s', async (_name, answer) => {
    const { api, send } = prepare(answer, PLACED);

    await send().catch(() => undefined);
    await send();

    expect(keyOfCall(api, 1)).not.toBe(keyOfCall(api, 0));
  });

  it('takes a new key for another order', async () => {
    const { api, send } = prepare(failWith('INTERNAL_SERVER_ERROR'), PLACED);

    await expect(send()).rejects.toThrow();
    await send({ ...CONTENT, phone: '79120004165' });

    expect(keyOfCall(api, 1)).not.toBe(keyOfCall(api, 0));
  });

  it('gives up on an answer that never comes', async () => {
    jest.useFakeTimers();
    const { send } = prepare(() => new Promise(() => undefined));
    const failure = expect(send()).rejects.toMatchObject({ code: 'NETWORK_ERROR' });

    await jest.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);

    await failure;
  });
});
