import { createPagesServices } from '../../pages-services';
import { parseSettings } from '../../settings';
import { NO_EVENTS, pagesOf, publishedIn, setUpPages, type PagesParts } from '../../testing/test-pages';
import { eventually, openTestShop } from '../../testing/test-shop';
import { publishScheduled } from './publish-scheduled';

let parts: PagesParts;
let anna: ReturnType<typeof pagesOf>;
setUpPages((given) => {
  parts = given;
  anna = pagesOf(given.shop, given.publisher);
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

let made = 0;

async function livePage() {
  made += 1;
  const { id, path, draft } = await anna.create(`/sale-${made}`);
  await anna.call('staffPublish', { id, revision: draft.revision });
  return { id, path };
}

/** The end has come, without waiting for it. */
async function makeDue(id: string): Promise<void> {
  await parts.database.db.query("update pages set off_at = now() - interval '1 second' where id = $1", [id]);
}

async function actionsOn(id: string): Promise<string[]> {
  const { rows } = await parts.database.db.query<{ action: string }>(
    "select action from staff_audit where page_id = $1 and action like '%unpublish%' order by id",
    [id],
  );
  return rows.map(({ action }) => action);
}

/** What one process does every second. */
const runJob = () => publishScheduled(createPagesServices(parseSettings({}), parts.database.db, NO_EVENTS));

const isOff = (id: string) => eventually(async () => (await anna.get(id)).state === 'off');

it('takes a page off at its end, leads its visitors elsewhere, and records who has planned it', async () => {
  const { id, path } = await livePage();
  const at = inHours(2);

  const planned = await anna.call('staffUnpublish', { id, at, redirectTo: '/rental' });
  expect(planned).toMatchObject({ state: 'live', unpublishAt: at, unpublishTo: '/rental' });
  await runJob();
  expect((await anna.get(id)).state).toBe('live');
  await makeDue(id);
  await isOff(id);

  expect(await anna.get(id)).toMatchObject({ unpublishAt: null, unpublishTo: null });
  await eventually(async () => (await publishedIn(parts.shop)).off.includes(id));
  expect((await publishedIn(parts.shop)).redirects).toContainEqual({ from: path, to: '/rental' });
  expect(await actionsOn(id)).toEqual(['schedule-unpublish', 'unpublish-scheduled']);
});

it('takes it off once, though many processes look at the same time', async () => {
  const { id } = await livePage();
  await anna.call('staffUnpublish', { id, at: inHours(1) });
  await makeDue(id);

  await Promise.all(Array.from({ length: 8 }, runJob));

  expect(await actionsOn(id)).toEqual(['schedule-unpublish', 'unpublish-scheduled']);
});

it('takes off what ended while nothing ran', async () => {
  const { id } = await livePage();
  await anna.call('staffUnpublish', { id, at: inHours(1) });
  await parts.shop.close();
  await makeDue(id);

  const shop = await openTestShop(parts.database.db);
  parts.shop = shop;
  anna = pagesOf(shop, parts.publisher);

  await isOff(id);
});

it('can be called off', async () => {
  const { id } = await livePage();
  await anna.call('staffUnpublish', { id, at: inHours(1) });

  expect(await anna.call('staffCancelUnpublish', { id })).toMatchObject({ unpublishAt: null, state: 'live' });

  expect(await anna.refusal('staffCancelUnpublish', { id })).toEqual({ code: 'CONFLICT' });
  await runJob();
  expect((await anna.get(id)).state).toBe('live');
});

it('holds for the version that is published meanwhile, and ends with the page itself', async () => {
  const { id } = await livePage();
  const at = inHours(1);
  await anna.call('staffUnpublish', { id, at });
  const { path, draft } = await anna.get(id);
  await anna.publish(id, { ...(draft.document as object), zones: undefined });
  expect(await anna.get(id)).toMatchObject({ path, unpublishAt: at });

  expect(await anna.call('staffUnpublish', { id })).toMatchObject({ state: 'off', unpublishAt: null });
});

it('goes with a planned publication, and not without it', async () => {
  const { id, draft } = await anna.create('/sale-planned');
  const plan = { id, revision: draft.revision };
  expect(await anna.refusal('staffUnpublish', { id, at: inHours(2) })).toMatchObject({ code: 'CONFLICT' });
  await anna.call('staffPublish', { ...plan, at: inHours(2) });

  expect(await anna.refusal('staffUnpublish', { id, at: inHours(1) })).toMatchObject({
    fields: { at: expect.stringMatching(/ещё не/) },
  });
  await anna.call('staffUnpublish', { id, at: inHours(3) });
  expect(await anna.refusal('staffPublish', { ...plan, at: inHours(4) })).toMatchObject({
    fields: { at: expect.stringMatching(/уже будет снята/) },
  });

  expect(await anna.call('staffCancelSchedule', { id })).toMatchObject({ publishAt: null, unpublishAt: null });
});

it('comes and goes by itself', async () => {
  const { id, draft } = await anna.create('/sale-both');
  await anna.call('staffPublish', { id, revision: draft.revision, at: inHours(1) });
  await anna.call('staffUnpublish', { id, at: inHours(2) });

  await parts.database.db.query(
    "update pages set publish_at = now() - interval '2 hours', off_at = now() - interval '1 hour' where id = $1",
    [id],
  );

  await isOff(id);
  expect((await anna.get(id)).liveVersion).toBe(1);
});

it('keeps no page on the site because the page that it leads to has gone', async () => {
  const [{ id, path }, target] = [await livePage(), await livePage()];
  await anna.call('staffUnpublish', { id, at: inHours(1), redirectTo: target.path });
  await anna.call('staffUnpublish', { id: target.id });
  await makeDue(id);

  await isOff(id);

  expect((await publishedIn(parts.shop)).redirects.map(({ from }) => from)).not.toContain(path);
});

it.each(['завтра', '2020-01-01T09:00:00+03:00', '2099-01-01T09:00:00Z'])('refuses the time %s', async (at) => {
  const { id } = await livePage();

  expect(await anna.refusal('staffUnpublish', { id, at })).toEqual({
    code: 'BAD_REQUEST',
    fields: { at: expect.stringMatching(/[а-я]/) },
  });
});

it('asks where visitors of a page go that menus name, already when it is planned', async () => {
  expect(await anna.refusal('staffUnpublish', { id: 'rental', at: inHours(1) })).toMatchObject({
    fields: { redirectTo: expect.stringMatching(/меню/) },
  });
});

it('leads visitors of a page that menus name home then', async () => {
  const target = await livePage();
  await anna.call('staffUnpublish', { id: 'rental', at: inHours(1), redirectTo: target.path });
  await anna.call('staffUnpublish', { id: target.id });
  await makeDue('rental');

  await isOff('rental');

  await eventually(async () => (await publishedIn(parts.shop)).redirects.some(({ from }) => from === '/rental'));
  expect((await publishedIn(parts.shop)).redirects).toContainEqual({ from: '/rental', to: '/' });
});
