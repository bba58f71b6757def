import type { StaffLink, StaffTextPage } from '../../generated/resolvers-types';
import { answerTo } from '../../testing/request-as';
import { pageOf, pagesOf, setUpPages, type PagesParts } from '../../testing/test-pages';

const FIND = `query ($phrase: String!) { staffFindText(phrase: $phrase) {
  hits { match isInDraft isOnSite isHidden } } }`;
const DEAD = '{ staffDeadLinks { pageId place isInDraft isOnSite } }';

let parts: PagesParts;
let anna: ReturnType<typeof pagesOf>;
setUpPages((given) => {
  parts = given;
  anna = pagesOf(given.shop, given.publisher);
});

/** A page whose block of questions is hidden and unfinished, above another one. */
function withHidden(path: string) {
  const page = pageOf(path);
  const [hero, faq] = page.content;
  const hidden = {
    type: 'Hero',
    props: { id: 'secret', title: '', link: { text: 'Тайная акция', href: '/nowhere' } },
    isHidden: true,
  };
  return { ...page, content: [hidden, hero, faq] };
}

async function liveWithHidden(path: string) {
  const { id } = await anna.create(path);
  return anna.publish(id, withHidden(path));
}

const host = async <T>(url: string) => (await parts.shop.app.inject(url)).json<T>();

it('publishes a page without its hidden block, however unfinished, and keeps the block', async () => {
  const { id, draft, liveVersion } = await liveWithHidden('/hidden');

  expect(liveVersion).toBe(1);
  expect(draft.document).toEqual(withHidden('/hidden'));
  expect(await host(`/pages/${id}/versions/1`)).toEqual(pageOf('/hidden'));
  expect(await anna.call('staffVersions', { id })).toMatchObject([{ document: withHidden('/hidden') }]);
});

it('shows no hidden block behind a link for people without an account', async () => {
  const { id } = await liveWithHidden('/hidden-preview');
  const { url } = await anna.call<{ url: string }>('staffMakePreview', { id });

  const preview = await host(`/pages/drafts/${url.split('/').at(-1)}`);

  expect(preview).toMatchObject({ document: pageOf('/hidden-preview') });
});

it('refuses a page whose blocks are all hidden', async () => {
  const { id } = await anna.create('/all-hidden');
  const page = pageOf('/all-hidden');
  const revision = await anna.save(id, { ...page, content: page.content.map((one) => ({ ...one, isHidden: true })) });

  expect(await anna.refusal('staffPublish', { id, revision })).toMatchObject({
    code: 'BAD_REQUEST',
    faults: [{ path: 'content', code: 'empty', text: expect.stringMatching(/все блоки скрыты/) }],
  });
});

it('names the block of the whole document that a host could not render', async () => {
  const { id } = await liveWithHidden('/hidden-proof');
  const fault = { path: 'content[1]', code: 'render', text: 'Блок не показывается' };

  const payload = { id, number: 1, version: '1.0.0', faults: [fault] };
  await parts.shop.app.inject({ method: 'POST', url: '/pages/proofs', payload });

  expect((await anna.get(id)).liveFaults).toEqual([{ ...fault, path: 'content[2]' }]);
});

it('finds its words, and says that they are hidden; its links lead nobody astray', async () => {
  const { id } = await liveWithHidden('/hidden-words');

  const [found] = await answerTo<StaffTextPage[]>(parts.shop, parts.editor, FIND, { phrase: 'тайная акция' });
  const dead = await answerTo<StaffLink[]>(parts.shop, parts.editor, DEAD);

  expect(found?.hits[0]).toEqual({ match: 'Тайная акция', isInDraft: true, isOnSite: false, isHidden: true });
  expect(dead.filter(({ pageId }) => pageId === id)).toEqual([]);
});
