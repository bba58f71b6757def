import sharp from 'sharp';
import type { PublishedPages } from '@shop/shared/page-documents';
import { PUBLISHED_PATH } from '@shop/shared/page-documents';
import { setUpPages, type PagesParts } from '../../testing/test-pages';
import { eventually, fastOrder } from '../../testing/test-shop';
import { createMerchandiser, staffGoodsOf, type StaffGoodsCalls } from '../../testing/test-staff-goods';
import type { TestUser } from '../../testing/test-users';

let parts: PagesParts;
let user: TestUser;
let goods: StaffGoodsCalls;
let count = 0;

setUpPages((given) => {
  parts = given;
});

beforeAll(async () => {
  user = await createMerchandiser(parts.database);
  goods = staffGoodsOf(parts.shop, user);
});

/** A product of which every test has its own. */
const made = (more: object = {}) => {
  count += 1;
  return { name: `Маяк ${count}`, code: `NEW-${count}`, slug: `new-beacon-${count}`, price: 4900, ...more };
};

async function upload(red = 20): Promise<string> {
  const background = { r: red, g: 120, b: 60 };
  const file = await sharp({ create: { width: 600, height: 500, channels: 3, background } })
    .png()
    .toBuffer();
  const answer = await parts.shop.app.inject({
    ...{ method: 'POST', url: '/media', payload: file },
    headers: { 'content-type': 'application/octet-stream', ...user.headers },
  });
  return answer.json<{ address: string }>().address;
}

const SHOWN = `query ($slugs: [String!]) { siteProducts(filter: { slugs: $slugs }) {
  id active name img images price count properties { name value } pictures { address alt caption } } }`;

async function shown(slug: string) {
  const { data } = await parts.shop.request(SHOWN, { slugs: [slug] });
  return (data?.siteProducts as Record<string, unknown>[])[0]; // the fields requested above
}

describe('a new product', () => {
  it('is off sale, and once switched on is found, has its photo, and can be ordered', async () => {
    const address = await upload();
    const input = made({
      name: 'Кварцевый маяк',
      category: 'Трекеры',
      description: 'Держит связь неделю.',
      newStockItem: { onHand: 3 },
      properties: [{ propertyId: 51, value: '12 В', showPreview: true }],
      pictures: [{ address, alt: 'Маяк на ладони', caption: 'в руке' }],
    });
    const product = await goods.create({ ...input, active: true });
    expect(product).toMatchObject({ active: false, onHand: 3, available: 3, img: address, revision: 2 });

    await goods.saveProduct(product.id, product.revision, { active: true });

    expect(await shown(input.slug)).toMatchObject({
      ...{ active: true, name: 'Кварцевый маяк', img: address, images: [address], price: 4900, count: 3 },
      properties: [expect.objectContaining({ value: '12 В' })],
      pictures: [{ address, alt: 'Маяк на ладони', caption: 'в руке' }],
    });
    const { data } = await parts.shop.request('{ siteSearch(query: "кварцевый маяк") { goods { id } } }');
    expect(data?.siteSearch).toMatchObject({ goods: [{ id: product.id }] });
    const { order } = await parts.shop.order(fastOrder({ products: [{ productId: product.id, productCount: 2 }] }));
    expect(order).not.toBeNull();
    expect((await goods.get(product.id)).available).toBe(1);
  });

  it('needs a name, an article, an address and a price', async () => {
    expect(await goods.refusal('staffCreateProduct', { input: {} })).toMatchObject({
      code: 'BAD_REQUEST',
      fields: {
        ...{ name: expect.any(String), code: expect.any(String) },
        ...{ slug: expect.any(String), price: expect.any(String) },
      },
    });
  });

  it('keeps hostile texts as texts', async () => {
    const name = '<img src=x onerror=alert(1)> =cmd';
    const { id } = await goods.create(made({ name, description: 'Строка\r\nи ещё\u0000' }));

    expect(await goods.get(id)).toMatchObject({ name, description: 'Строка\nи ещё' });
  });
});

describe('what is refused', () => {
  it.each([
    ['slug', { slug: 'Маяк' }],
    ['slug', { slug: 'a/b' }],
    ['slug', { slug: '' }],
    ['slug', { slug: 'api' }],
    ['slug', { slug: 'farms' }],
    ['slug', { slug: 'invis_duos' }],
    ['code', { code: 'ids-102' }],
    ['code', { code: ' ' }],
    ['code', { code: 'я'.repeat(41) }],
    ['name', { name: '\u202E' }],
    ['brand', { brand: 'я'.repeat(201) }],
    ['price', { price: -1 }],
    ['confirmPrice', { price: 0 }],
    ['description', { description: 'я'.repeat(10_001) }],
    ['stockItemId', { stockItemId: 999_999 }],
    ['newStockItem', { newStockItem: { onHand: -1 } }],
    ['newStockItem', { stockItemId: 1, newStockItem: { onHand: 1 } }],
    ['properties', { properties: [{ propertyId: 999_999, value: 'да' }] }],
    ['properties', { properties: [51, 51].map((propertyId) => ({ propertyId, value: 'да' })) }],
    ['pictures', { pictures: [{ address: 'https://example.ru/a.png' }] }],
    ['pictures', { pictures: [{ address: '/uploads/none-480.webp' }] }],
  ])('%s of %j', async (field, part) => {
    const refused = await goods.refusal('staffCreateProduct', { input: made(part) });

    expect(refused).toMatchObject({ code: 'BAD_REQUEST', fields: { [field]: expect.stringMatching(/[а-яё]/i) } });
  });

  it('stores nothing of a refused product', async () => {
    const before = await goods.list({ first: 50 });
    await goods.refusal('staffCreateProduct', { input: made({ slug: 'api', newStockItem: { onHand: 1 } }) });

    expect(await goods.list({ first: 50 })).toEqual(before);
  });
});

describe('an edit', () => {
  it('changes what is given, raises the revision by one, and names fields in the record', async () => {
    const { id, revision } = await goods.create(made());
    const product = await goods.saveProduct(id, revision, { description: 'Новое', category: 'Датчики' });

    expect(product).toMatchObject({ description: 'Новое', category: 'Датчики', revision: revision + 1 });
    const { rows } = await parts.database.db.query<{ action: string; details: string }>(
      'select action, details from staff_audit where product_id = $1 order by id',
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['create-product', 'save-goods']);
    expect(JSON.parse(rows[1]?.details ?? '')).toEqual({
      revision: revision + 1,
      fields: ['category', 'description'],
    });
  });

  it('sets the brand that shoppers are told, and an empty one is none', async () => {
    const { id, slug, revision, brand } = await goods.create(made());
    const branded = await goods.saveProduct(id, revision, { brand: ' Навигатор  Плюс ' });
    const told = await parts.shop.request(
      'query ($slugs: [String!]) { siteProducts(filter: { slugs: $slugs }) { brand } }',
      {
        slugs: [slug],
      },
    );
    const own = await goods.saveProduct(id, branded.revision, { brand: '' });

    expect([brand, branded.brand, own.brand]).toEqual([null, 'Навигатор Плюс', null]);
    expect(told.data?.siteProducts).toEqual([{ brand: 'Навигатор Плюс' }]);
  });

  it('of a stale revision is a conflict that says what others have changed', async () => {
    const { id, revision } = await goods.create(made());
    await goods.saveProduct(id, revision, { description: 'Её' });

    expect(await goods.refusal('staffSaveProduct', { id, revision, input: { description: 'Моё' } })).toMatchObject({
      code: 'CONFLICT',
      conflict: { productId: id, revision: revision + 1, by: 'Мария Полкина', fields: ['description'] },
    });
  });

  it('asks for a price that falls by more than half a second time', async () => {
    const { id, revision } = await goods.create(made());
    const variables = { id, revision, input: { price: 490 } };

    expect(await goods.refusal('staffSaveProduct', variables)).toMatchObject({
      fields: { confirmPrice: expect.any(String) },
    });
    expect((await goods.saveProduct(id, revision, { price: 490, confirmPrice: 490 })).price).toBe(490);
  });

  it('changes order and words of pictures, and keeps one that the product shows from deletion', async () => {
    const [first, second] = [await upload(40), await upload(60)];
    const { id, revision } = await goods.create(made({ pictures: [{ address: first }, { address: second }] }));
    const product = await goods.saveProduct(id, revision, {
      pictures: [{ address: second, caption: 'сбоку' }, { address: first }],
    });

    expect(product).toMatchObject({
      ...{ img: second, images: [second, first], revision: revision + 1 },
      pictures: [
        { address: second, alt: null, caption: 'сбоку' },
        { address: first, alt: null, caption: null },
      ],
    });
    const { rows } = await parts.database.db.query<{ id: number }>('select id from media where address = $1', [first]);
    const { errors } = await parts.shop.request(
      `mutation { staffDeleteMedia(id: ${rows[0]?.id}) { success } }`,
      {},
      parts.editor.headers,
    );
    expect(errors[0]).toMatchObject({ message: expect.stringContaining(product.code) });
  });

  it('leaves a redirect at an address that it changes, and takes it back', async () => {
    const input = made();
    const { id, revision } = await goods.create(input);
    const redirects = async () => {
      const answer = await parts.shop.app.inject(PUBLISHED_PATH);
      return answer.json<PublishedPages>().redirects.filter(({ from }) => from === `/${input.slug}`);
    };
    await goods.saveProduct(id, revision, { slug: `${input.slug}-b` });
    const { revision: last } = await goods.saveProduct(id, revision + 1, { slug: `${input.slug}-c` });

    await eventually(async () => (await redirects())[0]?.to === `/${input.slug}-c`);
    expect(await goods.refusal('staffCreateProduct', { input: made({ slug: input.slug }) })).toMatchObject({
      fields: { slug: expect.stringContaining('занят') },
    });
    await goods.saveProduct(id, last, { slug: input.slug });
    await eventually(async () => (await redirects()).length === 0);
  });
});
