import { RequestError } from '@shop/shared/runtime';
import { toOrderFailure } from './order-failure';

describe('toOrderFailure', () => {
  it.each([
    [new RequestError('BAD_REQUEST', '', { phone: 'Телефон некорректный' }), 'fields'],
    [new RequestError('BAD_REQUEST', '', {}, [{ productId: 1, available: 0 }]), 'stock'],
    [new RequestError('BAD_REQUEST', ''), 'order'],
    [new RequestError('INTERNAL_SERVER_ERROR', ''), 'order'],
    [new RequestError('NETWORK_ERROR', ''), 'order'],
    [new TypeError('boom'), 'order'],
  ])('%s', (error, kind) => {
    expect(toOrderFailure(error).kind).toBe(kind);
  });

  it('tells how long to wait in whole minutes', () => {
    const error = new RequestError('TOO_MANY_REQUESTS', '', {}, [], 61);

    expect(toOrderFailure(error)).toEqual({ kind: 'tooMany', minutes: 2 });
  });
});
