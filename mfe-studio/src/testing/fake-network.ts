/** Puts a mock in the place of `fetch`, anew for each test of a file. */
export function fakeNetwork() {
  const network = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  const real = globalThis.fetch;
  beforeEach(() => {
    network.mockReset();
    globalThis.fetch = network;
  });
  afterAll(() => {
    globalThis.fetch = real;
  });
  return network;
}
