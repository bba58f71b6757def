import { CombinedError, gql, type TypedDocumentNode } from 'urql';
import { fakeClient } from '../testing/fake-client';
import { createGraphqlClient } from './client';
import { mutate, query } from './request';
import { ERROR_CODES, RequestError, toRequestError } from './request-error';

type AnswerDocument = TypedDocumentNode<{ answer: number }, Record<string, never>>;

const asking = gql`
  query Answer {
    answer
  }
` as AnswerDocument;

const changing = gql`
  mutation Change {
    answer
  }
` as AnswerDocument;

const refused = (extensions: object, message = 'refused') =>
  new CombinedError({ graphQLErrors: [{ message, extensions: extensions as Record<string, unknown> }] });

async function failureOf(work: Promise<unknown>): Promise<RequestError> {
  const error: unknown = await work.then(
    () => new Error('nothing failed'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof RequestError)) throw new Error(`no RequestError: ${String(error)}`);
  return error;
}

describe('toRequestError', () => {
  it.each(ERROR_CODES)('passes on the code %s and the server’s message', (code) => {
    const error = toRequestError(refused({ code }, 'Телефон уже существует'));

    expect(error).toMatchObject({ name: 'RequestError', code, message: 'Телефон уже существует' });
  });

  it.each([[{}], [{ code: 'TEAPOT' }], [{ code: 42 }]])(
    'reads an error with %p as INTERNAL_SERVER_ERROR',
    (extensions) => {
      expect(toRequestError(refused(extensions)).code).toBe('INTERNAL_SERVER_ERROR');
    },
  );

  it('uses the first of several errors', () => {
    const graphQLErrors = [
      { message: 'first', extensions: { code: 'CONFLICT' } },
      { message: 'second', extensions: { code: 'NOT_FOUND' } },
    ];

    expect(toRequestError(new CombinedError({ graphQLErrors }))).toMatchObject({ code: 'CONFLICT', message: 'first' });
  });

  it('passes on invalid fields, short products and the time to wait', () => {
    const error = toRequestError(
      refused({
        code: 'BAD_REQUEST',
        fields: { email: 'Введите E-mail' },
        products: [{ productId: 5, available: 2 }, 'garbage', null],
        retryAfter: 30,
      }),
    );

    expect(error.fields).toEqual({ email: 'Введите E-mail' });
    expect(error.products).toEqual([{ productId: 5, available: 2 }]);
    expect(error.retryAfter).toBe(30);
  });

  it('passes on all else that the server says', () => {
    const conflict = { revision: 8, savedBy: 'Анна Ветрова', savedAt: '2026-11-25T11:05:00.000Z' };

    expect(toRequestError(refused({ code: 'CONFLICT', conflict })).details.conflict).toEqual(conflict);
  });

  it('ignores values of another type', () => {
    const error = toRequestError(
      refused({ code: 'BAD_REQUEST', fields: { email: 1 }, products: 'none', retryAfter: '30' }),
    );

    expect(error).toMatchObject({ fields: {}, products: [], retryAfter: null });
  });

  it('uses NETWORK_ERROR when no answer came', () => {
    expect(toRequestError(new CombinedError({ networkError: new TypeError('Failed to fetch') })).code).toBe(
      'NETWORK_ERROR',
    );
  });
});

describe.each([
  ['query', query, asking],
  ['mutate', mutate, changing],
])('%s', (_name, call, document) => {
  it('returns the data', async () => {
    const { client } = fakeClient(() => ({ data: { answer: 42 } }));

    await expect(call(client, document, {})).resolves.toEqual({ answer: 42 });
  });

  it('throws even when part of the data came with the error', async () => {
    const { client } = fakeClient(() => ({ data: { answer: 1 }, error: refused({ code: 'FORBIDDEN' }) }));

    expect((await failureOf(call(client, document, {}))).code).toBe('FORBIDDEN');
  });

  it('throws when the answer is empty', async () => {
    const { client } = fakeClient(() => ({}));

    expect((await failureOf(call(client, document, {}))).code).toBe('INTERNAL_SERVER_ERROR');
  });

  it('throws NETWORK_ERROR when the client itself did not load', async () => {
    const { client } = fakeClient(() => Promise.reject(new Error('Loading chunk urql failed.')));

    const error = await failureOf(call(client, document, {}));

    expect(error.code).toBe('NETWORK_ERROR');
    expect(error.message).toContain('Loading chunk urql failed.');
  });

  it('throws NETWORK_ERROR when the server is unreachable', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const client = createGraphqlClient({ url: 'http://shop.test/api', getToken: () => null, fetch });

    expect((await failureOf(call(client, document, {}))).code).toBe('NETWORK_ERROR');
  });

  it('reads the code of an answer with another status than 200', async () => {
    const body = { errors: [{ message: 'slow down', extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 60 } }] };
    const fetch = async () =>
      new Response(JSON.stringify(body), { status: 429, headers: { 'content-type': 'application/json' } });
    const client = createGraphqlClient({ url: 'http://shop.test/api', getToken: () => null, fetch });

    expect(await failureOf(call(client, document, {}))).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 60 });
  });
});
