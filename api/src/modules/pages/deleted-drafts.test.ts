import { pageOf, pagesOf, publishedIn, setUpPages, type PagesParts } from '../../testing/test-pages';

let parts: PagesParts;
let anna: ReturnType<typeof pagesOf>;
let oleg: ReturnType<typeof pagesOf>;

setUpPages((given) => {
  parts = given;
  anna = pagesOf(given.shop, given.publisher);
  oleg = pagesOf(given.shop, given.editor);
});

const DONE = { success: true };
const listed = async () => (await oleg.call<{ id: string }[]>('staffPages')).map(({ id }) => id);

it('takes a draft out of the list, and every operation on it finds nothing, until it is put back', async () => {
  const { id, draft } = await oleg.create('/deleted');
  await oleg.call('staffKeepDraft', { id, document: pageOf('/deleted') });

  expect(await oleg.call('staffDeletePage', { id })).toEqual(DONE);

  expect(await listed()).not.toContain(id);
  expect(await oleg.get(id)).toBeNull();
  const { revision, document } = draft;
  for (const [operation, variables] of [
    ['staffSaveDraft', { revision, document }],
    ['staffPublish', { revision }],
    ['staffMovePage', { path: '/deleted-2' }],
    ['staffMakePreview', {}],
    ['staffVisitPage', {}],
    ['staffKeptDrafts', {}],
    ['staffDeletePage', {}],
  ] as const) {
    expect(await anna.refusal(operation, { id, ...variables })).toEqual({ code: 'NOT_FOUND' });
  }
  expect(await anna.refusal('staffCreatePage', { from: id, path: '/copy', title: 'Копия' })).toEqual({
    code: 'NOT_FOUND',
  });

  expect(await oleg.call('staffUndeletePage', { id })).toMatchObject({ id, path: '/deleted', state: 'draft', draft });
  expect(await listed()).toContain(id);
  expect(await oleg.call('staffKeptDrafts', { id })).toHaveLength(1);
  expect(await oleg.refusal('staffUndeletePage', { id })).toEqual({ code: 'NOT_FOUND' });
});

it('lists deleted drafts until they are put back, the latest first', async () => {
  const first = await oleg.create('/deleted-first');
  const second = await oleg.create('/deleted-second');
  for (const { id } of [first, second]) await oleg.call('staffDeletePage', { id });
  const ids = async () => (await anna.call<{ id: string }[]>('staffDeletedPages')).map(({ id }) => id);

  expect((await ids()).slice(0, 2)).toEqual([second.id, first.id]);
  expect(await anna.call('staffDeletedPages')).toContainEqual({
    ...{ id: first.id, path: '/deleted-first', title: first.title },
    deletedAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });

  for (const { id } of [first, second]) await oleg.call('staffUndeletePage', { id });
  expect(await ids()).not.toContain(first.id);
});

it('ends the preview links of a deleted draft, which work again once it is back', async () => {
  const { id } = await oleg.create('/previewed');
  const { url } = await oleg.call<{ url: string }>('staffMakePreview', { id });
  const open = async () => (await parts.shop.app.inject(`/pages/drafts/${url.split('/').pop()}`)).statusCode;
  expect(await open()).toBe(200);

  await oleg.call('staffDeletePage', { id });
  expect(await open()).toBe(404);

  await oleg.call('staffUndeletePage', { id });
  expect(await open()).toBe(200);
});

it('frees the address: another page may have it, also as the target of visitors, and then keeps it', async () => {
  const { id } = await oleg.create('/freed');
  await oleg.call('staffDeletePage', { id });

  const next = await anna.create('/freed');
  await anna.publish(next.id, pageOf('/freed', { title: 'Новая страница' }));
  const gone = await anna.create('/gone');
  await anna.publish(gone.id, pageOf('/gone'));
  await anna.call('staffUnpublish', { id: gone.id, redirectTo: '/freed' });

  expect((await publishedIn(parts.shop)).redirects).toContainEqual({ from: '/gone', to: '/freed' });
  expect(await oleg.refusal('staffUndeletePage', { id })).toEqual({
    code: 'CONFLICT',
    fields: { path: 'Адрес /freed занят страницей «Новая страница»' },
  });
});

it('deletes nothing that was published or is planned', async () => {
  const { id } = await anna.create('/published');
  await anna.publish(id, pageOf('/published'));
  expect(await anna.refusal('staffDeletePage', { id })).toEqual({ code: 'CONFLICT' });
  await anna.call('staffUnpublish', { id });
  expect(await anna.refusal('staffDeletePage', { id })).toEqual({ code: 'CONFLICT' });

  const planned = await anna.create('/planned');
  const revision = await anna.save(planned.id, pageOf('/planned'));
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await anna.call('staffPublish', { id: planned.id, revision, at });
  expect(await oleg.refusal('staffDeletePage', { id: planned.id })).toEqual({ code: 'CONFLICT' });
});

it('deletes no draft that a colleague has open', async () => {
  const { id } = await oleg.create('/open');
  await oleg.call('staffVisitPage', { id });
  await anna.call('staffVisitPage', { id });

  expect(await oleg.refusal('staffDeletePage', { id })).toEqual({ code: 'CONFLICT' });

  await parts.database.db.query(
    "update page_visits set seen_at = now() - interval '1 minute' where page_id = $1 and user_id = $2",
    [id, parts.publisher.id],
  );
  expect(await oleg.call('staffDeletePage', { id })).toEqual(DONE);
});

it('keeps both in the record of actions', async () => {
  const { id } = await oleg.create('/recorded');
  await oleg.call('staffDeletePage', { id });
  await anna.call('staffUndeletePage', { id });

  const { rows } = await parts.database.db.query(
    "select action, user_id, details from staff_audit where page_id = $1 and action <> 'create-page' order by id",
    [id],
  );
  const details = JSON.stringify({ path: '/recorded' });
  expect(rows).toEqual([
    { action: 'delete-page', user_id: parts.editor.id, details },
    { action: 'undelete-page', user_id: parts.publisher.id, details },
  ]);
});
