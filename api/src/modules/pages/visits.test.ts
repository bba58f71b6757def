import { PAGE_OPERATIONS, pagesOf, setUpPages, type PagesParts } from '../../testing/test-pages';

let parts: PagesParts;

setUpPages((given) => {
  parts = given;
});

const visit = (user: PagesParts['editor'], id = 'farms') => pagesOf(parts.shop, user).call('staffVisitPage', { id });

it('tells who else has the page open, and nobody who left it', async () => {
  const { db } = parts.database;

  expect(await visit(parts.editor)).toEqual([]);
  expect(await visit(parts.publisher)).toEqual(['Олег Лунин']);
  expect(await visit(parts.editor)).toEqual(['Анна Ветрова']);

  await db.query("update page_visits set seen_at = now() - interval '41 seconds' where user_id = $1", [
    parts.publisher.id,
  ]);
  expect(await visit(parts.editor)).toEqual([]);
});

it('knows no page that is not there', async () => {
  const { errors } = await parts.shop.request(PAGE_OPERATIONS.staffVisitPage, { id: 'no' }, parts.editor.headers);

  expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
});
