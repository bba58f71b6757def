import { setUpShop, type ShopParts } from '../../testing/set-up-shop';
import { createMerchandiser, staffGoodsOf, type StaffGoodsCalls } from '../../testing/test-staff-goods';
import { migrate } from '../../db/migrate';

const INVIS_DUOS = 102;
const INSTALLATION = 201;
const MONITORING = 203;

let parts: ShopParts;
let goods: StaffGoodsCalls;
setUpShop((given) => (parts = given));

beforeEach(async () => {
  goods = staffGoodsOf(parts.shop, await createMerchandiser(parts.database));
});
afterEach(() => parts.database.reset());

const MANUAL = { title: 'Руководство владельца', href: '/documents/manuals/invis_duos.pdf' };

const DETAILS = '{ keyFacts { value text } vehicles { title } documents { href } serviceIds goods { slug } }';

async function shown(filter: string) {
  const { data } = await parts.shop.request(`{ siteProducts(filter: ${filter}) { id details ${DETAILS} } }`);
  return data?.siteProducts as { id: number; details: Record<string, unknown[]> | null }[];
}

async function variablesOf(input: object, id = INVIS_DUOS) {
  return { id, revision: (await goods.get(id)).revision, input };
}

async function save(input: object) {
  const { id, revision } = await variablesOf(input);
  return goods.saveProduct(id, revision, input);
}

it('are those that were compiled in, until somebody changes them', async () => {
  const { keyFacts, documents, services, vehicles } = await goods.get(INVIS_DUOS);

  expect(keyFacts[0]?.value).toMatch(/^2\sмодуля$/);
  expect(keyFacts[2]?.value).toMatch(/^до\s\{invis_duos\.backup\}$/);
  expect(documents).toEqual([MANUAL]);
  expect(services.map(({ id }) => id)).toEqual([201, 202, 203, 205, 206, 207]);
  expect(vehicles).toHaveLength(5);
});

it('come into a shop in use by its addresses, and what it has stays', async () => {
  const { db } = parts.database;
  await db.query(
    `drop table product_details; delete from schema_migrations where name = 'product_details';
     update products set slug = 'renamed' where slug = 'duos_online'`,
  );
  await migrate(db);

  const { rows } = await db.query<{ slug: string }>(
    'select slug from product_details join products on id = product_id order by slug',
  );
  expect(rows.map(({ slug }) => slug)).toEqual(['invis_duos', 'invis_duos_3dl', 'invis_duos_logistic', 'invis_duos_s']);
});

it('are changed as whole lists, and shown with the values of facts to whoever asks by address', async () => {
  const saved = await save({
    keyFacts: [
      { value: ' до {invis_duos.backup} ', text: 'на связи' },
      { value: '', text: ' ' },
    ],
    documents: [MANUAL, { title: 'Паспорт', href: 'https://example.ru/passport.pdf' }],
    serviceIds: [MONITORING, INSTALLATION],
  });
  expect(saved).toMatchObject({
    keyFacts: [{ value: 'до {invis_duos.backup}', text: 'на связи' }],
    services: [{ id: MONITORING, active: true }, { id: INSTALLATION }],
  });
  expect(saved.vehicles).toHaveLength(5);

  const [product] = await shown('{ slugs: ["invis_duos"] }');
  expect(product?.details).toMatchObject({
    keyFacts: [{ value: expect.stringMatching(/^до \d+\sч$/), text: 'на связи' }],
    documents: [{ href: MANUAL.href }, { href: 'https://example.ru/passport.pdf' }],
    serviceIds: [MONITORING, INSTALLATION],
  });
  expect((await shown(`{ ids: [${INVIS_DUOS}] }`))[0]?.details).toBeNull();
});

it('say of a service what it goes with', async () => {
  const goodsOf = async () => (await shown('{ type: service }')).find(({ id }) => id === INSTALLATION)?.details?.goods;
  expect(await goodsOf()).toContainEqual({ slug: 'invis_duos' });

  await save({ serviceIds: [] });
  expect(await goodsOf()).not.toContainEqual({ slug: 'invis_duos' });
});

it('that are the same change nothing; a change is named in a conflict', async () => {
  const { keyFacts, revision } = await goods.get(INVIS_DUOS);
  expect((await save({ keyFacts })).revision).toBe(revision);

  const stale = await variablesOf({ documents: [] });
  await save({ documents: [] });
  expect(await goods.refusal('staffSaveProduct', stale)).toMatchObject({
    code: 'CONFLICT',
    conflict: { fields: expect.arrayContaining(['documents']) },
  });
});

const fact = (value: string) => ({ value, text: 'на связи' });
const paper = (href: string) => ({ documents: [{ title: 'Паспорт', href }] });

it.each<[string, string, object]>([
  ['nine facts', 'keyFacts', { keyFacts: Array.from({ length: 9 }, (_, index) => fact(`${index} ч`)) }],
  ['half a fact', 'keyFacts', { keyFacts: [{ value: '72 ч', text: ' ' }] }],
  ['a fact of 1,000 letters', 'keyFacts', { keyFacts: [fact('я'.repeat(1000))] }],
  ['the same fact twice', 'keyFacts', { keyFacts: [fact('72 ч'), fact('72 ч')] }],
  ['half a vehicle', 'vehicles', { vehicles: [{ title: '', text: 'Да' }] }],
  ['a script', 'documents', paper('javascript:alert(1)')],
  ['an address of nowhere', 'documents', paper('//evil.example/a.pdf')],
  ['a phone', 'documents', paper('tel:+79120004164')],
  ['a file that is not there', 'documents', paper('/documents/manuals/gone.pdf')],
  ['a service that is not there', 'serviceIds', { serviceIds: [999_999] }],
  ['a product as a service', 'serviceIds', { serviceIds: [101] }],
  ['a service twice', 'serviceIds', { serviceIds: [INSTALLATION, INSTALLATION] }],
])('of %s are refused', async (_what, field, input) => {
  expect(await goods.refusal('staffSaveProduct', await variablesOf(input))).toMatchObject({
    code: 'BAD_REQUEST',
    fields: { [field]: expect.stringMatching(/[а-яё]/i) },
  });
});

it('of a service are refused: it has no page', async () => {
  expect(
    await goods.refusal('staffSaveProduct', await variablesOf({ keyFacts: [fact('1')] }, INSTALLATION)),
  ).toMatchObject({ fields: { keyFacts: expect.any(String) } });
});
