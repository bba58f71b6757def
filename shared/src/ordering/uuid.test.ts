import { createUuid } from './uuid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('createUuid', () => {
  it.each([true, false])('makes a random UUID, the page being secure: %s', (isSecure) => {
    const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) } as Crypto; // all that http pages have
    const secure = crypto;
    jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue(isSecure ? secure : insecure);

    const ids = [createUuid(), createUuid()];

    jest.restoreAllMocks();
    expect(ids[0]).toMatch(UUID);
    expect(ids[0]).not.toBe(ids[1]);
  });
});
