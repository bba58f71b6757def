import type { PageTest, StaffPage } from '../../generated/resolvers-types';
import { createPagesServices } from '../../pages-services';
import { answerTo, refusalOf } from '../../testing/request-as';
import {
  NO_EVENTS,
  PAGE_OPERATIONS,
  pageOf,
  pagesOf,
  publishedIn,
  putRelease,
  releaseOf,
  setUpPages,
  type PagesParts,
} from '../../testing/test-pages';
import { eventually } from '../../testing/test-shop';
import { parseSettings } from '../../settings';
import { judgeTests } from './judge-tests';

const TEST = `numberA numberB share goal startedBy endsAt endedAt outcome faults { path text }
  a { visitors successes } b { visitors successes }`;
const START = `mutation ($id: ID!, $revision: Int!, $number: Int, $share: Int!, $goal: PageTestGoal!) {
  staffStartTest(id: $id, revision: $revision, number: $number, share: $share, goal: $goal) { id ${TEST} } }`;
const END = `mutation ($id: ID!, $takesB: Boolean!) { staffEndTest(id: $id, takesB: $takesB) { ${TEST} } }`;
const READ = `query ($id: ID!) { staffPageTest(id: $id) { ${TEST} } }`;
const B = 'Версия, которую пробуют';

let parts: PagesParts;

setUpPages((given) => {
  parts = given;
});

const staff = () => pagesOf(parts.shop, parts.publisher);
const read = (id: string) => answerTo<PageTest | null>(parts.shop, parts.editor, READ, { id });
const end = (id: string, takesB: boolean) => answerTo<PageTest>(parts.shop, parts.publisher, END, { id, takesB });
/** What one process does every two seconds. The running shop does it, too. */
const judge = () => judgeTests(createPagesServices(parseSettings({}), parts.database.db, NO_EVENTS));
/** Hosts are told of what another process has done within a second. */
const isTold = (id: string) => eventually(async () => (await testIn(id))?.test === undefined);

async function testIn(id: string) {
  const { pages } = await publishedIn(parts.shop);
  return pages.find((page) => page.id === id);
}

/** The variables of a test of a draft with other words. */
async function variablesOf(id: string, changes: object = {}, heading = B) {
  const page = await staff().get(id);
  const revision = await staff().save(id, pageOf(page.path ?? '', { title: page.title, heading }));
  return { id, revision, share: 50, goal: 'forms', ...changes };
}

async function start(id: string, changes: object = {}, heading = B) {
  return answerTo<PageTest>(parts.shop, parts.publisher, START, await variablesOf(id, changes, heading));
}

/** What a publisher reads when the API refuses. */
async function refusalWords(operation: string, variables: object) {
  const { errors } = await parts.shop.request(operation, variables, parts.publisher.headers);
  return errors.map(({ message }) => message).join();
}

/** Adds a page that nobody has tested. */
async function livePage(path: string) {
  const { id } = await staff().create(path);
  await staff().publish(id, pageOf(path, { title: path.slice(1) }));
  return id;
}

const headingIn = (document: unknown) =>
  (document as { content: { props: { title?: string } }[] }).content[0]?.props.title;
const headingOf = ({ draft }: StaffPage) => headingIn(draft.document);

async function liveHeading(id: string) {
  const page = await testIn(id);
  const { body } = await parts.shop.app.inject(`/pages/${id}/versions/${page?.number}`);
  return headingIn(JSON.parse(body));
}

const tell = (tests: object[]) =>
  parts.shop.app.inject({ method: 'POST', url: '/pages/figures', payload: { sums: [], tests } });

const sumOf = (id: number, variant: string, visitors: number, successes: number) => ({
  ...{ id, variant, visitors, successes },
});

async function auditOf(pageId: string) {
  const { rows } = await parts.database.db.query<{ action: string; user_id: number | null }>(
    `select action, user_id from staff_audit where page_id = $1 and action in ('start-test', 'end-test', 'publish')
      order by id desc limit 3`,
    [pageId],
  );
  return rows.map(({ action, user_id: userId }) => `${action} by ${userId === null ? 'nobody' : 'the publisher'}`);
}

const mailsOf = async (title: string) => {
  const { rows } = await parts.database.db.query<{ subject: string; body_text: string }>(
    `select * from outbox where subject = $1`,
    [`A/B-тест страницы «${title}» закончился`],
  );
  return rows;
};

describe('a test that is started', () => {
  it('is told to hosts beside the live version, which stays', async () => {
    const id = await livePage('/told');
    const before = await testIn(id);
    const test = await start(id, { share: 25 });

    expect(test).toMatchObject({ numberA: 1, numberB: 2, share: 25, goal: 'forms', startedBy: 'Анна Ветрова' });
    expect(test).toMatchObject({ endedAt: null, outcome: null, a: { visitors: 0, successes: 0 } });
    const published = await testIn(id);
    expect(published).toEqual({
      ...before,
      test: { id: test.id, number: 2, share: 25, goal: 'forms', endsAt: test.endsAt },
    });
    expect((await staff().get(id)).isTested).toBe(true);
    const { body } = await parts.shop.app.inject(`/pages/${id}/versions/2`);
    expect(body).toContain(B);
    expect(await auditOf(id)).toContain('start-test by the publisher');
  });

  it('may try a version of the history at the present address', async () => {
    const id = await livePage('/history-of');
    await staff().publish(id, pageOf('/history-of', { title: 'history-of', heading: 'Вторая' }));

    const page = await staff().get(id);
    const test = await answerTo<PageTest>(parts.shop, parts.publisher, START, {
      ...{ id, revision: page.draft.revision, number: 1, share: 50, goal: 'orders' },
    });

    expect(test).toMatchObject({ numberA: 2, numberB: 3, goal: 'orders' });
  });

  it('makes a page that came with the remote one of two that are published', async () => {
    expect(await testIn('rental')).toMatchObject({ isShipped: true });
    await start('rental');

    expect(await testIn('rental')).toMatchObject({ isShipped: false, test: { number: 2 } });

    await end('rental', false);
    expect(await testIn('rental')).toMatchObject({ isShipped: true, number: 1 });
  });

  it.each([
    ['a share of nobody', { share: 0 }, 'BAD_REQUEST', { share: expect.any(String) }],
    ['a share of everybody', { share: 100 }, 'BAD_REQUEST', { share: expect.any(String) }],
    ['another draft', { revision: 999 }, 'CONFLICT', undefined],
    ['a version that is not there', { number: 99 }, 'NOT_FOUND', undefined],
    ['an unknown page', { id: 'nowhere' }, 'NOT_FOUND', undefined],
  ])('is refused with %s', async (_what, changes, code, fields) => {
    const variables = await variablesOf('farms', changes);
    const refusal = await refusalOf(parts.shop, parts.publisher, START, variables);

    expect(refusal).toMatchObject({ code, ...(fields && { fields }) });
    expect(await read('farms')).toBeNull();
  });

  it('is refused when both are the same, with another address, with faults, and off the site', async () => {
    const id = await livePage('/refused');
    const same = pageOf('/refused', { title: 'refused' });
    const refusal = async (document: object) => {
      const revision = await staff().save(id, document);
      return refusalWords(START, { id, revision, share: 50, goal: 'forms' });
    };

    expect(await refusal(same)).toContain('такая');
    expect(await refusal(pageOf('/elsewhere'))).toContain('другой адрес');
    expect(await refusal(pageOf('/refused', { heading: '' }))).toContain('проверьте отмеченные поля');
    await staff().call('staffUnpublish', { id });
    expect(await refusal(pageOf('/refused', { heading: B }))).toContain('нет на');
  });

  it('keeps other versions from going live, and drafts are edited on', async () => {
    const id = await livePage('/waits');
    await start(id);
    const revision = await staff().save(id, pageOf('/waits', { title: 'waits', heading: 'Третья' }));

    for (const [operation, variables] of [
      ['staffPublish', { id, revision }],
      ['staffRestore', { id, number: 1 }],
      ['staffMovePage', { id, path: '/waits-elsewhere' }],
    ] as const)
      expect(await refusalWords(PAGE_OPERATIONS[operation], variables)).toContain('A/B-тест');
    expect(await refusalWords(START, { id, revision, share: 50, goal: 'forms' })).toContain('A/B-тест');
    expect(await liveHeading(id)).toBe('Машина вернётся в парк');
  });
});

describe('figures of a test', () => {
  it('are sums that several hosts add up, and stay when it has ended', async () => {
    const id = await livePage('/sums');
    const test = await start(id);

    await tell([sumOf(test.id, 'a', 3, 1), sumOf(test.id, 'b', 2, 0)]);
    await tell([sumOf(test.id, 'b', 2, 1), sumOf(999_999, 'b', 5, 5)]);
    expect(await read(id)).toMatchObject({ a: { visitors: 3, successes: 1 }, b: { visitors: 4, successes: 1 } });

    await end(id, false);
    await tell([sumOf(test.id, 'a', 100, 100)]);
    expect(await read(id)).toMatchObject({ outcome: 'keptA', a: { visitors: 3, successes: 1 } });
  });

  it.each([
    ['no list', {}],
    ['another version', [sumOf(1, 'c', 1, 1)]],
    ['a negative count', [sumOf(1, 'a', -1, 1)]],
    ['no test', [{ ...sumOf(1, 'a', 1, 1), id: 'x' }]],
  ])('are refused with %s', async (_what, tests) => {
    expect((await tell(tests as object[])).statusCode).toBe(400);
  });

  const send = (cookie: string) =>
    parts.shop.app.inject({
      method: 'POST',
      url: '/mail/send',
      headers: { referer: 'http://localhost:3000/forms', cookie },
      payload: {
        ...{ form: 'support', userType: 'fiz', name: 'Анна Ветрова', email: 'anna@example.ru' },
        ...{ phone: '+7 912 000-41-64', message: 'Метка не видна.', consent: true, block: 'faq' },
      },
    });

  it('count a form once for each visitor who takes part, for the version of the cookie', async () => {
    const id = await livePage('/forms');
    const test = await start(id);
    const cookie = (value: string) => `statistics=1; test-${test.id}=${value}`;

    const answer = await send(cookie('b1'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toMatch(
      new RegExp(`^test-${test.id}=b2; Path=/; Max-Age=7\\d{6}; HttpOnly; SameSite=Lax$`),
    );
    expect((await send(cookie('b2'))).headers['set-cookie']).toBeUndefined();
    await send(cookie('a0')); // its page has not reported the visit yet
    for (const none of ['', 'statistics=1', `statistics=0; test-${test.id}=b1`, cookie('x9')]) await send(none);

    expect(await read(id)).toMatchObject({ a: { visitors: 1, successes: 1 }, b: { visitors: 0, successes: 1 } });
    const { rows } = await parts.database.db.query(
      'select version, block, forms from page_figures where page_id = $1 order by version',
      [id],
    );
    expect(rows).toEqual([
      { version: 1, block: 'faq', forms: 5 },
      { version: 2, block: 'faq', forms: 2 },
    ]);
  });

  it('count no form in a test that is about orders', async () => {
    const id = await livePage('/orders-only');
    const test = await start(id, { goal: 'orders' });
    const answer = await parts.shop.app.inject({
      method: 'POST',
      url: '/mail/send',
      headers: { referer: 'http://localhost:3000/orders-only', cookie: `statistics=1; test-${test.id}=b1` },
      payload: {
        ...{ form: 'support', userType: 'fiz', name: 'Анна Ветрова', email: 'anna@example.ru' },
        ...{ phone: '+7 912 000-41-64', message: 'Метка не видна.', consent: true },
      },
    });

    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await read(id)).toMatchObject({ b: { visitors: 0, successes: 0 } });
  });
});

describe('the end of a test', () => {
  it('comes by itself when B is better: it is published in the name of who started it', async () => {
    const id = await livePage('/b-wins');
    const test = await start(id);
    await tell([sumOf(test.id, 'a', 400, 10), sumOf(test.id, 'b', 400, 45)]);

    await Promise.all([judge(), judge()]); // of two processes
    await isTold(id);

    expect(await read(id)).toMatchObject({ outcome: 'wonB', b: { visitors: 400, successes: 45 } });
    expect(await liveHeading(id)).toBe(B);
    const page = await staff().get(id);
    expect(page).toMatchObject({ liveVersion: 3, hasUnpublished: false, isTested: false });
    const [version] = await staff().call<{ madeBy: string; note: string }[]>('staffVersions', { id });
    expect(version).toMatchObject({ madeBy: 'Анна Ветрова', note: expect.stringContaining('победила') });
    expect(await auditOf(id)).toEqual([
      'publish by the publisher',
      'end-test by nobody',
      'start-test by the publisher',
    ]);
    expect(await mailsOf('b-wins')).toHaveLength(1);
  });

  it('comes by itself when A is better: it stays, and the draft stays, too', async () => {
    const id = await livePage('/a-wins');
    const test = await start(id);
    await tell([sumOf(test.id, 'a', 400, 45), sumOf(test.id, 'b', 400, 10)]);

    await judge();
    await isTold(id);

    expect(await read(id)).toMatchObject({ outcome: 'wonA' });
    const page = await staff().get(id);
    expect([page.liveVersion, headingOf(page), await liveHeading(id)]).toEqual([1, B, 'Машина вернётся в парк']);
    expect(await mailsOf('a-wins')).toHaveLength(1);
  });

  it('does not come while chance explains the difference', async () => {
    const id = await livePage('/chance');
    const test = await start(id);
    await tell([sumOf(test.id, 'a', 400, 20), sumOf(test.id, 'b', 400, 28)]);

    await judge();

    expect(await read(id)).toMatchObject({ outcome: null });
  });

  it('comes after 90 days: A stays', async () => {
    const id = await livePage('/long');
    const test = await start(id);
    await parts.database.db.query(`update page_tests set started_at = now() - interval '90 days' where id = $1`, [
      test.id,
    ]);

    await judge();
    await isTold(id);

    expect(await read(id)).toMatchObject({ outcome: 'undecided' });
    expect(await liveHeading(id)).toBe('Машина вернётся в парк');
    expect(await mailsOf('long')).toHaveLength(1);
  });

  it('comes by hand, and is no news to who has started it', async () => {
    const id = await livePage('/by-hand');
    await start(id);

    expect(await end(id, true)).toMatchObject({ outcome: 'tookB' });

    await judge();
    expect(await liveHeading(id)).toBe(B);
    expect(await mailsOf('by-hand')).toHaveLength(0);
    expect(await refusalOf(parts.shop, parts.publisher, END, { id, takesB: true })).toMatchObject({ code: 'CONFLICT' });
  });

  it('leaves a draft that was edited on, when B goes live', async () => {
    const id = await livePage('/edited');
    await start(id);
    await staff().save(id, pageOf('/edited', { title: 'edited', heading: 'Третья' }));

    await end(id, true);

    const page = await staff().get(id);
    expect([page.hasUnpublished, headingOf(page), await liveHeading(id)]).toEqual([true, 'Третья', B]);
  });

  it('comes when the page leaves the site', async () => {
    const id = await livePage('/off');
    await start(id);
    await staff().call('staffUnpublish', { id });

    expect(await read(id)).toMatchObject({ outcome: 'stopped' });
  });

  it('comes when a host cannot show B, and says why', async () => {
    const id = await livePage('/broken');
    await start(id);
    const fault = { path: 'content[0]', code: 'render', text: 'Блок не показывается' };
    const proofOf = (number: number) => ({ id, number, version: '1.0.0', faults: number === 2 ? [fault] : [] });
    const prove = (number: number) =>
      parts.shop.app.inject({ method: 'POST', url: '/pages/proofs', payload: proofOf(number) });

    await prove(1);
    expect(await read(id)).toMatchObject({ outcome: null });
    expect((await prove(2)).statusCode).toBe(204);

    expect(await read(id)).toMatchObject({ outcome: 'broken', faults: [{ text: fault.text }] });
    expect((await testIn(id))?.test).toBeUndefined();
  });

  it('comes when a release brings other words for a page that nobody has edited', async () => {
    const revision = await staff().save('home', pageOf('/', { title: 'Главная', heading: B }));
    await answerTo<PageTest>(parts.shop, parts.publisher, START, { id: 'home', revision, share: 50, goal: 'forms' });
    const [home, ...others] = releaseOf().documents;
    const changed = { ...home, id: 'home', document: pageOf('/', { title: 'Главная', heading: 'Выпуск' }) };
    await putRelease(parts.shop, releaseOf({ version: '1.1.0', documents: [changed, ...others] }));

    expect(await read('home')).toMatchObject({ outcome: 'stopped' });
    expect(await liveHeading('home')).toBe('Выпуск');
  });
});

it('knows no test of a page that is not there', async () => {
  expect(await refusalOf(parts.shop, parts.editor, READ, { id: 'nowhere' })).toMatchObject({ code: 'NOT_FOUND' });
});
