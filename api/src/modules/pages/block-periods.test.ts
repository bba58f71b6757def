import type { PublishedPage } from '@shop/shared/page-documents';
import { createPagesServices } from '../../pages-services';
import { parseSettings } from '../../settings';
import { NO_EVENTS, pageOf, pagesOf, publishedIn, setUpPages, type PagesParts } from '../../testing/test-pages';
import { eventually } from '../../testing/test-shop';
import { publishScheduled } from './publish-scheduled';

let parts: PagesParts;
let anna: ReturnType<typeof pagesOf>;
setUpPages((given) => {
  parts = given;
  anna = pagesOf(given.shop, given.publisher);
});

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

interface Showing {
  startsAt?: string;
  endsAt?: string;
}

/** A page whose second block has a period. */
function timedPage(path: string, showing: Showing) {
  const page = pageOf(path);
  return { ...page, content: page.content.map((block, index) => (index === 1 ? { ...block, ...showing } : block)) };
}

async function publishTimed(path: string, showing: Showing): Promise<string> {
  const { id } = await anna.create(path);
  await anna.publish(id, timedPage(path, showing));
  return id;
}

async function listed(id: string): Promise<PublishedPage> {
  const page = (await publishedIn(parts.shop)).pages.find((one) => one.id === id);
  if (!page) throw new Error('the page is not published');
  return page;
}

/** The blocks that a host gets of a page. */
async function blocksOf({ id, number, shownAt }: Pick<PublishedPage, 'id' | 'number' | 'shownAt'>): Promise<string[]> {
  const answer = await parts.shop.app.inject(`/pages/${id}/versions/${number}${shownAt ? `?at=${shownAt}` : ''}`);
  return answer.json<{ content: { props: { id: string } }[] }>().content.map(({ props }) => props.id);
}

/** The time of what comes next has come, without waiting for it. */
async function makeDue(id: string, at: string): Promise<void> {
  await parts.database.db.query('update pages set shown_until = $2 where id = $1', [id, at]);
}

const runJob = () => publishScheduled(createPagesServices(parseSettings({}), parts.database.db, NO_EVENTS));

it('gives hosts the blocks of the time, and tells them when there are others', async () => {
  const [startsAt, endsAt] = [inHours(-2), inHours(-1)];
  const id = await publishTimed('/timed', { startsAt: inHours(1), endsAt: inHours(2) });
  const before = await listed(id);
  expect(await blocksOf(before)).toEqual(['hero']);

  // What was published then, a day ago.
  const page = timedPage('/timed', { startsAt, endsAt });
  const { draft } = await anna.get(id);
  expect(draft.document).not.toEqual(page);
  await anna.publish(id, page);
  await parts.database.db.query("update pages set shown_at = now() - interval '1 day' where id = $1", [id]);
  await makeDue(id, startsAt);
  // Both turns are past: the last one counts.
  await eventually(async () => (await listed(id)).shownAt === endsAt);

  const after = await listed(id);
  expect(await blocksOf(after)).toEqual(['hero']);
  expect(await blocksOf({ ...after, shownAt: startsAt })).toEqual(['hero', 'faq']);
  expect(after.number).toBe(2);
});

it('raises the revision once at a turn, though many processes look', async () => {
  const endsAt = inHours(1);
  const id = await publishTimed('/timed-once', { endsAt });
  const before = await publishedIn(parts.shop);
  expect(await blocksOf(await listed(id))).toEqual(['hero', 'faq']);

  await parts.database.db.query("update pages set shown_until = now() - interval '1 second' where id = $1", [id]);
  await Promise.all(Array.from({ length: 8 }, runJob));
  await eventually(async () => (await publishedIn(parts.shop)).revision > before.revision);

  expect((await publishedIn(parts.shop)).revision).toBe(before.revision + 1);
});

it('asks nobody for another time of a page whose blocks are always shown', async () => {
  const id = await publishTimed('/always', {});
  expect(await listed(id)).not.toHaveProperty('shownAt');
});

it('knows no version at no time', async () => {
  const id = await publishTimed('/no-time', {});
  expect((await parts.shop.app.inject(`/pages/${id}/versions/1?at=yesterday`)).statusCode).toBe(404);
});

it('names the block of the whole document that a host could not render at that time', async () => {
  const page = pageOf('/timed-proof');
  const { id } = await anna.create('/timed-proof');
  const [hero, faq] = page.content;
  const ended = { ...hero, props: { ...hero?.props, id: 'ended' }, endsAt: inHours(-1) };
  await anna.publish(id, { ...page, content: [ended, hero, faq] });
  const fault = { path: 'content[1]', code: 'render', text: 'Блок не показывается' };

  const payload = { id, number: 1, shownAt: inHours(0), version: '1.0.0', faults: [fault] };
  await parts.shop.app.inject({ method: 'POST', url: '/pages/proofs', payload });

  expect((await anna.get(id)).liveFaults).toEqual([{ ...fault, path: 'content[2]' }]);
});

it('refuses an end before the start, and checks a planned page for the time of its plan', async () => {
  const { id } = await anna.create('/timed-plan');
  const wrong = await anna.save(id, timedPage('/timed-plan', { startsAt: inHours(2), endsAt: inHours(1) }));
  expect(await anna.refusal('staffPublish', { id, revision: wrong })).toMatchObject({
    code: 'BAD_REQUEST',
    faults: [{ path: 'content[1].endsAt', code: 'period' }],
  });

  const page = pageOf('/timed-plan');
  const content = page.content.map((block, index) => (index === 0 ? { ...block, startsAt: inHours(1) } : block));
  const revision = await anna.save(id, { ...page, content });
  expect(await anna.refusal('staffPublish', { id, revision })).toMatchObject({ faults: [{ code: 'heading' }] });
  expect(await anna.call('staffPublish', { id, revision, at: inHours(1.5) })).toMatchObject({ state: 'draft' });
});

it('refuses to save a block that begins at no time', async () => {
  const { id, draft } = await anna.create('/timed-broken');
  const document = timedPage('/timed-broken', { startsAt: 'завтра' });

  expect(await anna.refusal('staffSaveDraft', { id, revision: draft.revision, document })).toMatchObject({
    code: 'BAD_REQUEST',
    faults: [{ path: 'content[1].startsAt' }],
  });
});
