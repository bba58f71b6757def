import type { PageVersion } from '../../generated/resolvers-types';
import { NO_EVENTS, pageOf, pagesOf, publishedIn, setUpPages, type PagesParts } from '../../testing/test-pages';
import { eventually, openTestShop } from '../../testing/test-shop';
import { publishScheduled } from './publish-scheduled';
import { createPagesServices } from '../../pages-services';
import { parseSettings } from '../../settings';

let parts: PagesParts;
let anna: ReturnType<typeof pagesOf>;

setUpPages((given) => {
  parts = given;
  anna = pagesOf(given.shop, given.publisher);
});

let made = 0;

async function draftPage() {
  made += 1;
  return anna.create(`/planned-${made}`);
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const numbers = async (id: string) =>
  (await anna.call<PageVersion[]>('staffVersions', { id })).map(({ number }) => number);

/** The plan's time has come, without waiting for it. */
async function makeDue(id: string): Promise<void> {
  await parts.database.db.query("update pages set publish_at = now() - interval '1 second' where id = $1", [id]);
}

/** The job of the running shop looks every second. */
const becomesLive = (id: string) => eventually(async () => (await anna.get(id)).state === 'live');

/** What one process does every second. */
function runJob(): Promise<void> {
  return publishScheduled(createPagesServices(parseSettings({}), parts.database.db, NO_EVENTS));
}

it('publishes what was planned, as it was then, within seconds of its time', async () => {
  const { id, draft } = await draftPage();
  const at = inSeconds(3600);

  expect(
    await anna.call('staffPublish', { id, revision: draft.revision, at, note: 'К\u00A0понедельнику' }),
  ).toMatchObject({
    ...{ state: 'draft', publishAt: at, liveVersion: null },
  });
  await anna.save(id, pageOf('/planned-1', { heading: 'Уже следующее' }));
  await runJob();
  expect(await anna.get(id)).toMatchObject({ state: 'draft', publishAt: at });
  await makeDue(id);
  await becomesLive(id);

  expect(await anna.get(id)).toMatchObject({ state: 'live', publishAt: null, liveVersion: 1 });
  const [version] = await anna.call<PageVersion[]>('staffVersions', { id });
  expect(version).toMatchObject({ madeBy: 'Анна Ветрова', note: 'К\u00A0понедельнику', document: draft.document });
  await eventually(async () => (await publishedIn(parts.shop)).pages.some((page) => page.id === id));
});

it('says that edits made later are not in the plan, and takes them in under the same note', async () => {
  const { id, path, draft } = await draftPage();
  const at = inSeconds(3600);
  const plan = { id, at, note: 'К\u00A0понедельнику' };
  expect(await anna.call('staffPublish', { ...plan, revision: draft.revision })).toMatchObject({ hasUnplanned: false });

  const later = pageOf(path ?? '', { heading: 'Уже следующее' });
  const revision = await anna.save(id, later);
  expect(await anna.get(id)).toMatchObject({ publishAt: at, hasUnplanned: true });
  await anna.call('staffPublish', { id, at, revision });

  expect(await anna.get(id)).toMatchObject({ publishAt: at, hasUnplanned: false });
  await makeDue(id);
  await becomesLive(id);
  const [version] = await anna.call<PageVersion[]>('staffVersions', { id });
  expect(version).toMatchObject({ note: 'К\u00A0понедельнику', document: later });
  expect(await anna.get(id)).toMatchObject({ publishAt: null, hasUnplanned: false });
});

it('publishes once, though many processes look at the same time', async () => {
  const { id, draft } = await draftPage();
  await anna.call('staffPublish', { id, revision: draft.revision, at: inSeconds(3600) });
  await makeDue(id);

  await Promise.all(Array.from({ length: 8 }, runJob));

  expect(await numbers(id)).toEqual([1]);
  const { rows } = await parts.database.db.query(
    "select user_id from staff_audit where page_id = $1 and action = 'publish-scheduled'",
    [id],
  );
  expect(rows).toEqual([{ user_id: parts.publisher.id }]);
});

it('publishes what became due while nothing ran', async () => {
  const { id, draft } = await draftPage();
  await anna.call('staffPublish', { id, revision: draft.revision, at: inSeconds(3600) });
  await parts.shop.close();
  await makeDue(id);

  const shop = await openTestShop(parts.database.db);
  parts.shop = shop;
  anna = pagesOf(shop, parts.publisher);
  await becomesLive(id);

  expect(await anna.get(id)).toMatchObject({ liveVersion: 1, liveFaults: [] });
});

it('can be called off', async () => {
  const { id, draft } = await draftPage();
  await anna.call('staffPublish', { id, revision: draft.revision, at: inSeconds(3600) });

  expect(await anna.call('staffCancelSchedule', { id })).toMatchObject({ publishAt: null, state: 'draft' });

  expect(await anna.refusal('staffCancelSchedule', { id })).toEqual({ code: 'CONFLICT' });
  await runJob();
  expect(await numbers(id)).toEqual([]);
});

it('ends when a newer draft is published, or the page is taken off', async () => {
  const { id, draft } = await draftPage();
  await anna.call('staffPublish', { id, revision: draft.revision, at: inSeconds(3600) });

  expect(await anna.call('staffPublish', { id, revision: draft.revision })).toMatchObject({ publishAt: null });
  await anna.call('staffPublish', { id, revision: draft.revision, at: inSeconds(3600) });
  expect(await anna.call('staffUnpublish', { id })).toMatchObject({ publishAt: null, state: 'off' });
});

it('follows a page that moves', async () => {
  const { id, draft } = await draftPage();
  await anna.call('staffPublish', { id, revision: draft.revision, at: inSeconds(3600) });
  await anna.call('staffMovePage', { id, path: '/planned-elsewhere' });
  await makeDue(id);

  await runJob();

  expect(await anna.get(id)).toMatchObject({ path: '/planned-elsewhere', state: 'live' });
});

it('gives way when a product has got the address meanwhile, and says so in the record', async () => {
  const { id, path, draft } = await draftPage();
  await anna.call('staffPublish', { id, revision: draft.revision, at: inSeconds(3600) });
  await parts.database.db.query('update products set slug = $1 where id = 102', [path?.slice(1)]);
  await makeDue(id);

  await runJob();

  expect(await anna.get(id)).toMatchObject({ state: 'draft', publishAt: null });
  const { rows } = await parts.database.db.query(
    "select from staff_audit where page_id = $1 and action = 'schedule-failed'",
    [id],
  );
  expect(rows).toHaveLength(1);
});

it.each(['2026-13-01T09:00:00Z', '2036-01-01T09:00:00', 'завтра', '2020-01-01T09:00:00+03:00', '2099-01-01T09:00:00Z'])(
  'refuses the time %s',
  async (at) => {
    const { id, draft } = await draftPage();

    expect(await anna.refusal('staffPublish', { id, revision: draft.revision, at })).toEqual({
      code: 'BAD_REQUEST',
      fields: { at: expect.stringMatching(/[а-я]/) },
    });
  },
);

it('is not the way to move a live page', async () => {
  const revision = await anna.save('rental', pageOf('/prokat'));

  expect(await anna.refusal('staffPublish', { id: 'rental', revision, at: inSeconds(60) })).toEqual({
    code: 'BAD_REQUEST',
    fields: { path: expect.stringContaining('отдельно') },
  });
});

it('checks everything when it is planned', async () => {
  const { id } = await draftPage();
  const revision = await anna.save(id, pageOf('/products'));

  expect(await anna.refusal('staffPublish', { id, revision, at: inSeconds(60) })).toMatchObject({ code: 'CONFLICT' });
});
