import Fastify from 'fastify';
import { createRequestLimit } from '@shop/node/server';
import { removeTemporaryDirs, temporaryDir, writeStore } from '../../testing/temporary-store';
import { addRum } from './rum-route';

let app = Fastify();
afterEach(() => app.close());
afterAll(removeTemporaryDirs);

async function setup(max = 10) {
  const onError = jest.fn();
  const onViews = jest.fn();
  const onReport = jest.fn();
  const onPage = jest.fn();
  const registry = writeStore(temporaryDir(), { 'mfe-test': [{ version: '1.0.0', code: '' }] });
  app = Fastify();
  await addRum(app, {
    registry: () => registry,
    limit: createRequestLimit({ max }),
    onError,
    onViews,
    onReport,
    onPage,
  });
  const send = (payload: unknown, cookie = 'agree=true; statistics=1', userAgent = 'Mozilla/5.0 Firefox/140.0') =>
    app.inject({
      method: 'POST',
      url: '/rum',
      headers: { 'content-type': 'text/plain', cookie, 'user-agent': userAgent },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  return { onError, onViews, onReport, onPage, send };
}

const REPORT = {
  source: 'page',
  message: 'x is undefined',
  stack: 'at f (https://shop.test/static/a.js:1:2)',
  path: '/',
};

it('takes a report', async () => {
  const { send, onError } = await setup();

  expect((await send(REPORT)).statusCode).toBe(204);

  expect(onError).toHaveBeenCalledWith(REPORT, null, expect.stringMatching(/^req-/));
});

it('names the version whose file failed, if it has been published', async () => {
  const { send, onError } = await setup();
  const stackOf = (version: string) => `at f (https://shop.test/remotes/mfe-test/${version}/browser/a.js:1:2)`;

  await send({ ...REPORT, stack: stackOf('1.0.0') });
  await send({ ...REPORT, stack: stackOf('9.9.9') });

  expect(onError.mock.calls.map(([, version]) => version)).toEqual([{ remote: 'mfe-test', version: '1.0.0' }, null]);
});

it('keeps the places of published files, whose versions may look like telephones', async () => {
  const { send, onError } = await setup();
  const place = '/remotes/mfe-test/1.0.0-31157678/browser/a.12345678.js:1:1234567';

  await send({ ...REPORT, stack: `at f (https://shop.test${place})\nat g (https://shop.test${place}?token=abc)` });

  expect(onError.mock.calls[0]?.[0].stack).toBe(`at f (https://shop.test${place})\nat g (https://shop.test${place}…)`);
});

it('leaves out what may be personal', async () => {
  const { send, onError } = await setup();
  const message = 'no anna@example.ru, +7 (912) 000-41-64, sUp3rS3cretT0ken-sUp3rS3cretT0ken-1';

  await send({
    ...REPORT,
    source: 'anna@example.ru',
    message,
    stack: 'at https://shop.test/reset?token=abc:1:2',
    path: '/reset?token=abc',
  });

  const [[report]] = onError.mock.calls;
  expect(report).toEqual({
    source: '…',
    message: 'no … …, …',
    stack: 'at https://shop.test/reset…:1:2',
    path: '/reset',
  });
});

it.each([
  ['no JSON', '{'],
  ['a list', []],
  ['null', null],
  ['missing fields', { source: 'page' }],
  ['a number as message', { ...REPORT, message: 1 }],
  ['an address of another site', { ...REPORT, path: 'https://other.test' }],
])('refuses %s', async (_what, body) => {
  const { send, onError } = await setup();

  const answer = await send(body);

  expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST']);
  expect(onError).not.toHaveBeenCalled();
});

it('refuses more than 2 KB, and more reports than the limit', async () => {
  const { send, onError } = await setup(2);

  expect((await send({ ...REPORT, stack: 'x'.repeat(2048) })).statusCode).toBe(413);
  expect((await send(REPORT)).statusCode).toBe(204);
  expect((await send(REPORT)).statusCode).toBe(204);
  const refused = await send(REPORT);

  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect(onError).toHaveBeenCalledTimes(2);
});

const VERSION = { remote: 'mfe-test', version: '1.0.0' };

it('takes the counts of versions that have been published', async () => {
  const { send, onViews } = await setup();
  const views = { ...VERSION, views: 2, failedViews: 1, lcp: 900 };

  const answer = await send({
    versions: [views, { ...VERSION, version: '9.9.9', views: 1 }, { remote: 'constructor', version: '1', views: 1 }],
  });

  expect(answer.statusCode).toBe(204);
  expect(onViews.mock.calls.map(([counted]) => counted)).toEqual([views]);
});

it.each(['agree=true; statistics=0', 'agree=true', ''])(
  'counts no vitals of a visitor with the cookies «%s»',
  async (cookies) => {
    const { send, onViews } = await setup();

    await send({ versions: [{ ...VERSION, views: 1, failedViews: 1, lcp: 900, inp: 80, cls: 3 }] }, cookies);

    expect(onViews.mock.calls).toEqual([[{ ...VERSION, views: 1, failedViews: 1 }, 0, expect.anything()]]);
  },
);

it.each([
  ['more than a page can have seen', { ...VERSION, views: 1000 }],
  ['a fraction', { ...VERSION, views: 0.5 }],
  ['less than nothing', { ...VERSION, failedViews: -1 }],
  ['a number that is text', { ...VERSION, lcp: '900' }],
  ['no version', { remote: 'mfe-test', views: 1 }],
  ['no object', null],
])('refuses counts with %s', async (_what, views) => {
  const { send, onViews } = await setup();

  expect((await send({ versions: [views] })).statusCode).toBe(400);

  expect(onViews).not.toHaveBeenCalled();
});

it('passes on who reports what, with the word of the page', async () => {
  const { send, onReport } = await setup();
  const versions = [{ remote: 'mfe-test', version: '1.0.0', views: 1 }];

  await send({ versions, word: 'a.b' });
  await send({ versions: [...versions, { remote: 'mfe-test', version: '9.9.9', views: 1 }] });

  expect(onReport.mock.calls).toEqual([
    ['127.0.0.1', 'a.b', versions],
    ['127.0.0.1', '', versions],
  ]);
  expect((await send({ versions, word: 1 })).statusCode).toBe(400);
});

describe('what was done on a page', () => {
  const PAGE = { page: '/rental', isVisit: true, seen: ['hero', 'faq'], presses: { faq: 2 } };

  it('is taken', async () => {
    const { send, onPage } = await setup();

    expect((await send(PAGE)).statusCode).toBe(204);
    expect((await send({ page: '/rental', order: 'faq' })).statusCode).toBe(204);

    expect(onPage.mock.calls.map(([report]) => report)).toEqual([PAGE, { page: '/rental', order: 'faq' }]);
  });

  it.each([
    ['a visitor who has not chosen', '', undefined],
    ['a visitor who allows no statistics', 'agree=true; statistics=0', undefined],
    ['somebody of the shop who checks a new version', 'agree=true; statistics=1; preview=a.b', undefined],
    ['a robot', 'agree=true; statistics=1', 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)'],
  ])('is not counted of %s', async (_who, cookie, userAgent) => {
    const { send, onPage } = await setup();

    expect((await send(PAGE, cookie, userAgent)).statusCode).toBe(204);

    expect(onPage).not.toHaveBeenCalled();
  });

  it.each([
    ['an address of another site', { ...PAGE, page: 'https://other.test' }],
    ['an endless address', { ...PAGE, page: `/${'a'.repeat(300)}` }],
    ['markup as a block', { ...PAGE, seen: ['<b>'] }],
    ['a block twice', { ...PAGE, seen: ['faq', 'faq'] }],
    ['too many blocks', { ...PAGE, seen: Array.from({ length: 15 }, (_, at) => `b-${at}`) }],
    ['a thousand presses', { ...PAGE, presses: { faq: 1000 } }],
    ['presses of nobody', { ...PAGE, presses: { faq: -1 } }],
    ['a list of presses', { ...PAGE, presses: [1] }],
    ['a visit that is a number', { ...PAGE, isVisit: 7 }],
    ['an order in no block', { page: '/rental', order: 7 }],
  ])('is refused with %s', async (_what, body) => {
    const { send, onPage } = await setup();

    expect((await send(body)).statusCode).toBe(400);

    expect(onPage).not.toHaveBeenCalled();
  });
});
