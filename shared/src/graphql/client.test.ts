import { gql } from 'urql';
import type * as Client from './client';

const document = gql<{ answer: number }, { id: number }>`
  query Answer($id: Int!) {
    answer(id: $id)
  }
`;

const change = gql<{ answer: number }, { id: number }>`
  mutation Change($id: Int!) {
    answer(id: $id)
  }
`;

function answering(body: object) {
  return jest.fn<Promise<Response>, Parameters<typeof fetch>>(
    async () => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
  );
}

function loadClient(): typeof Client {
  let loaded: typeof Client | undefined;
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an isolated registry, so that urql can fail
  jest.isolateModules(() => (loaded = require('./client') as typeof Client));
  if (!loaded) throw new Error('not loaded');
  return loaded;
}

const { createGraphqlClient } = loadClient();

describe('createGraphqlClient', () => {
  it('posts the document with its variables', async () => {
    const fetch = answering({ data: { answer: 42 } });
    const client = createGraphqlClient({ url: 'http://shop.test/api', getToken: () => null, fetch });

    const { data, error } = await client.query(document, { id: 7 });

    expect(error).toBeUndefined();
    expect(data).toEqual({ answer: 42 });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('http://shop.test/api');
    expect(init?.method).toBe('POST');
    expect(JSON.parse(init?.body as string)).toMatchObject({ operationName: 'Answer', variables: { id: 7 } });
  });

  it('sends more headers, as they are at each request', async () => {
    const fetch = answering({ data: { answer: 1 } });
    let page = 'first';
    const getHeaders = () => ({ 'x-page': page });
    const client = createGraphqlClient({ url: 'http://shop.test/api', getToken: () => null, getHeaders, fetch });

    await client.query(document, { id: 7 });
    page = 'second';
    await client.query(document, { id: 8 });

    const sent = fetch.mock.calls.map(([, init]) => new Headers(init?.headers));
    expect(sent.map((headers) => headers.get('x-page'))).toEqual(['first', 'second']);
    expect(sent[0]?.get('accept')).toContain('json');
  });

  it('sends the current token, and none for a guest', async () => {
    const fetch = answering({ data: { answer: 1 } });
    let token: string | null = null;
    const client = createGraphqlClient({ url: 'http://shop.test/api', getToken: () => token, fetch });

    await client.query(document, { id: 1 });
    token = 'secret';
    await client.mutation(change, { id: 1 });

    const sent = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
    expect(sent).toEqual([null, 'Bearer secret']);
  });

  it('reports a token that the server refuses, but neither a guest nor a token that has changed since', async () => {
    const onTokenRefused = jest.fn();
    let token: string | null = null;
    const refusal = { data: null, errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] };
    const fetch = answering(refusal);
    const client = createGraphqlClient({ url: 'http://shop.test/api', getToken: () => token, fetch, onTokenRefused });

    await client.query(document, { id: 1 });
    expect(onTokenRefused).not.toHaveBeenCalled();
    token = 'secret';
    await client.query(document, { id: 1 });
    expect(onTokenRefused).toHaveBeenCalledTimes(1);
    fetch.mockImplementationOnce(async () => {
      token = 'newer';
      return new Response(JSON.stringify(refusal), { headers: { 'content-type': 'application/json' } });
    });
    await client.mutation(change, { id: 1 });

    expect(onTokenRefused).toHaveBeenCalledTimes(1);
  });

  it('queries the server every time', async () => {
    const fetch = answering({ data: { answer: 1 } });
    const client = createGraphqlClient({ url: 'http://shop.test/api', getToken: () => null, fetch });

    await client.query(document, { id: 1 });
    await client.query(document, { id: 1 });

    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('tries again on the next call when urql did not load', async () => {
    let attempts = 0;
    jest.resetModules();
    jest.doMock('urql', () => {
      attempts += 1;
      if (attempts === 1) throw new Error('Loading chunk urql failed.');
      return jest.requireActual<object>('urql');
    });
    const fetch = answering({ data: { answer: 42 } });
    const client = loadClient().createGraphqlClient({ url: 'http://shop.test/api', getToken: () => null, fetch });

    await expect(client.query(document, { id: 7 })).rejects.toThrow('Loading chunk urql failed.');
    const { data } = await client.query(document, { id: 7 });

    expect(data).toEqual({ answer: 42 });
    jest.dontMock('urql');
  });
});
