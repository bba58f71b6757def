import { RequestError } from '@shop/shared/runtime';
import { toOrderFailure } from './order-failure';

const isPhone = (name: string): name is 'phone' => name === 'phone';

describe('toOrderFailure', () => {
  it.each([
    [new RequestError('BAD_REQUEST', '', { phone: 'Телефон некорректный' }), 'fields'],
    [new RequestError('BAD_REQUEST', '', { products: 'Поле обязательно для заполнения' }), 'order'],
    [new RequestError('BAD_REQUEST', '', {}, [{ productId: 1, available: 0 }]), 'stock'],
    [new RequestError('BAD_REQUEST', ''), 'order'],
    [new RequestError('INTERNAL_SERVER_ERROR', ''), 'order'],
    [new RequestError('NETWORK_ERROR', ''), 'order'],
    [new TypeError('boom'), 'order'],
  ])('%s', (error, kind) => {
    expect(toOrderFailure(error, isPhone).kind).toBe(kind);
  });

  it('says that there is no connection while the browser knows it', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

    const failure = toOrderFailure(new RequestError('NETWORK_ERROR', ''), isPhone);

    jest.restoreAllMocks();
    expect(failure.kind).toBe('offline');
  });

  it('tells how long to wait in whole minutes', () => {
    const error = new RequestError('TOO_MANY_REQUESTS', '', {}, [], 61);

    expect(toOrderFailure(error, isPhone)).toEqual({ kind: 'tooMany', minutes: 2 });
  });
});
