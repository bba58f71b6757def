import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { refuseBrokenPages } from './refuse-broken-pages';

const GOOD = '{"root":{"props":{"title":"О нас","path":"/o-nas"}},"content":[]}';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
// Nothing deletes a version.
afterEach(() => database.db.query(`update pages set state = 'off', path = '/' || id where path = '/o-nas'`));

let shown = 0;

/** A page that is shown with a document of its own. */
async function show(document: string, draft = GOOD, isShipped = false) {
  const id = `shown-${(shown += 1)}`;
  await database.db.query(
    `insert into pages (id, path, state, draft, live_number, is_shipped) values ($1, '/o-nas', 'live', $2, 1, $3)`,
    [id, draft, isShipped],
  );
  await database.db.query('insert into page_versions (page_id, number, document) values ($1, 1, $2)', [id, document]);
}

it('lets pages pass that a host can read', async () => {
  await show(GOOD);

  await expect(refuseBrokenPages(database.db)).resolves.toBeUndefined();
});

it.each([
  ['is cut off', '{', GOOD, 'the page «О нас» (/o-nas) cannot be shown: its document is no JSON'],
  ['is cut off, as is its draft', '{', '{', 'the page /o-nas cannot be shown: its document is no JSON'],
  ['is something else', 'null', '{}', 'the page /o-nas cannot be shown: its document is no page: root.props'],
  [
    'has a block that is none',
    GOOD.replace('[]', '[1]'),
    GOOD,
    'the page «О нас» (/o-nas) cannot be shown: its document is no page: content[0]',
  ],
])('names the page whose document %s', async (_what, document, draft, message) => {
  await show(document, draft);

  await expect(refuseBrokenPages(database.db)).rejects.toThrow(new Error(message));
});

it('leaves the document of a remote alone, which no host reads', async () => {
  await show('{', GOOD, true);

  await expect(refuseBrokenPages(database.db)).resolves.toBeUndefined();
});
