import type { SiteCatalog, SiteCatalogInput, SiteProduct } from '../../generated/resolvers-types';
import { setUpShop, type ShopParts } from '../../testing/set-up-shop';

let parts: ShopParts;
setUpShop((given) => (parts = given));

const QUERY = `query ($input: SiteCatalogInput!) { siteCatalog(input: $input) {
  total page pages corrected
  items { id name category price count properties { id value } }
  categories { name slug count }
  facets { id name count options { value count } }
  prices { min max }
} }`;

async function browse(input: SiteCatalogInput): Promise<SiteCatalog> {
  const { data, errors } = await parts.shop.request(QUERY, { input });
  expect(errors).toEqual([]);
  return data?.siteCatalog as SiteCatalog; // the query requests what the tests read
}

const SPARES = 'Аксессуары и запчасти';
const VOLTAGE = 51;
const voltagesOf = ({ properties }: SiteProduct) => properties.find(({ id }) => id === VOLTAGE)?.value;

describe('siteCatalog', () => {
  it('lists all goods on sale by category, with the choices', async () => {
    const { total, items, categories, facets, prices } = await browse({});

    expect(items).toHaveLength(total);
    const order = items.map(({ category }) => category ?? '');
    expect([...new Set(order)].flatMap((name) => order.filter((other) => other === name))).toEqual(order);
    const devices = categories.filter(({ name }) => name !== SPARES);
    expect(devices.reduce((sum, { count }) => sum + count, 0)).toBe(items.filter(({ category }) => category).length);
    expect(categories[0]).toMatchObject({ name: 'Охранные комплексы', slug: 'ohrannye-kompleksy' });
    expect(prices?.min).toBe(Math.min(...items.map(({ price }) => price)));
    const coverage = facets.map(({ count }) => count);
    expect(coverage).toEqual(coverage.toSorted((a, b) => b - a));
  });

  it('lists spares in their own category and in the search, but not among all goods', async () => {
    const all = await browse({});
    const spares = await browse({ category: SPARES });
    const found = await browse({ query: 'РМ-2' });

    expect(all.items.filter(({ category }) => category === SPARES)).toEqual([]);
    expect(all.categories.at(-1)).toMatchObject({ name: SPARES, count: spares.total });
    expect(spares.total).toBeGreaterThan(10);
    expect(found.items[0]).toMatchObject({ name: 'Радиометка РМ-2', category: SPARES, price: 1900 });
  });

  it('finds «12 / 24 В» and «9–36 В» by «12 В»', async () => {
    const { items, facets } = await browse({ filters: [{ propertyId: VOLTAGE, values: ['12 В'] }] });

    expect(new Set(items.map((item) => voltagesOf(item)?.replaceAll('\u00A0', ' ')))).toEqual(
      new Set(['12 В', '12 / 24 В', '9–36 В']),
    );
    const voltage = facets.find(({ id }) => id === VOLTAGE);
    expect(voltage?.options.map(({ value }) => value)).toEqual(['12 В', '24 В']);
    expect(voltage?.options[0]?.count).toBe(items.length);
  });

  it('takes a category by its name or its slug, and offers its own properties only', async () => {
    const bySlug = await browse({ category: 'ohrannye-kompleksy' });

    expect(await browse({ category: 'Охранные комплексы' })).toEqual(bySlug);
    expect(new Set(bySlug.items.map(({ category }) => category))).toEqual(new Set(['Охранные комплексы']));
    const all = await browse({});
    expect(bySlug.facets.length).toBeLessThan(all.facets.length);
    expect(bySlug.categories).toEqual(all.categories);
    expect((await browse({ category: 'unknown' })).total).toBe(0);
  });

  it('counts what each choice would leave under the other conditions', async () => {
    const filtered = await browse({ inStock: true, maxPrice: 20_000 });
    const voltage = filtered.facets.find(({ id }) => id === VOLTAGE);

    for (const { value, count } of voltage?.options ?? []) {
      const filters = [{ propertyId: VOLTAGE, values: [value] }];
      expect((await browse({ inStock: true, maxPrice: 20_000, filters })).total).toBe(count);
    }
    expect(filtered.items.every(({ price, count }) => price <= 20_000 && count > 0)).toBe(true);
  });

  it('searches, sorts and reads the other keyboard layout', async () => {
    const found = await browse({ query: 'nhtrth', sort: 'cheap' });

    expect(found.corrected).toBe('трекер');
    const prices = found.items.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(found.items.map(({ name }) => name).join()).toMatch(/трекер/i);
  });

  it('puts goods without a price last among the cheap, and outside every price limit', async () => {
    const { db } = parts.database;
    await db.query('update products set price_kopecks = 0 where id = 101');
    try {
      const list = async (input: SiteCatalogInput) => {
        for (;;) {
          const { items } = await browse(input);
          if (items.every(({ id, price }) => id !== 101 || price === 0)) return items.map(({ id }) => id);
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      };
      expect((await list({ sort: 'cheap' })).at(-1)).toBe(101);
      expect((await list({ sort: 'dear' })).at(-1)).toBe(101);
      expect(await list({ maxPrice: 50_000 })).not.toContain(101);
    } finally {
      await db.query('update products set price_kopecks = 1690000 where id = 101');
    }
  });

  it.each<[string, SiteCatalogInput]>([
    ['query', { query: 'а'.repeat(101) }],
    ['filters', { filters: [{ propertyId: 1, values: Array.from({ length: 51 }, String) }] }],
    ['page', { page: 0 }],
    ['minPrice', { minPrice: -1 }],
  ])('refuses a bad %s and names it', async (field, input) => {
    const { errors } = await parts.shop.request(QUERY, { input });

    expect(errors[0]?.extensions).toEqual({ code: 'BAD_REQUEST', fields: { [field]: expect.any(String) } });
  });
});

describe('siteProducts with a filter', () => {
  const list = async (filter: object) => {
    const { data } = await parts.shop.request(
      'query ($filter: SiteProductsFilter) { siteProducts(filter: $filter) { id type } }',
      {
        filter,
      },
    );
    return data?.siteProducts as { id: number; type: string }[]; // the fields requested above
  };
  const idsOf = async (filter: object) => (await list(filter)).map(({ id }) => id);

  it('names products by id, by slug and by an accessory', async () => {
    expect(await idsOf({ ids: [102, 10101, 999_999], slugs: ['invis_duos', 'unknown'] })).toEqual([101, 102]);
    expect(await idsOf({ ids: [] })).toEqual([]);
  });

  it('counts goods, not services, up to `first`', async () => {
    const all = await list({ first: 1000 });
    const some = await list({ first: 3 });

    expect(some.filter(({ type }) => type === 'product')).toEqual(
      all.filter(({ type }) => type === 'product').slice(0, 3),
    );
    expect(some.filter(({ type }) => type === 'service')).toEqual(all.filter(({ type }) => type === 'service'));
    expect((await list({ type: 'service' })).every(({ type }) => type === 'service')).toBe(true);
  });

  it.each<[string, object, object]>([
    ['more than 500 ids', { ids: Array.from({ length: 501 }, (_, index) => index) }, { ids: 'Не больше 500 значений' }],
    ['neither names nor a number', {}, { first: 'От 1 до 1000' }],
    ['all goods', { type: 'product' }, { first: 'От 1 до 1000' }],
    ['more than the first 1000', { first: 1001 }, { first: 'От 1 до 1000' }],
  ])('refuses %s', async (_what, filter, fields) => {
    const { errors } = await parts.shop.request(
      'query ($filter: SiteProductsFilter) { siteProducts(filter: $filter) { id } }',
      { filter },
    );

    expect(errors[0]?.extensions).toEqual({ code: 'BAD_REQUEST', fields });
  });
});

describe('GET', () => {
  const get = async (path: string, parameters: Record<string, string>) =>
    parts.shop.app.inject(`${path}?${new URLSearchParams(parameters).toString()}`);

  it('answers with a page of goods and its version', async () => {
    const answer = await get('/api/catalog', { input: JSON.stringify({ sort: 'name' }) });

    expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
    expect(answer.headers.etag).toBeDefined();
    expect(answer.json().data.siteCatalog.total).toBeGreaterThan(10);
  });

  it('answers with the products of a filter', async () => {
    const answer = await get('/api/lists/products', { filter: '{"slugs":["invis_duos"]}' });

    expect(answer.json().data.siteProducts).toMatchObject([{ id: 102, childProducts: expect.any(Array) }]);
  });

  it.each<[string, Record<string, string>]>([
    ['/api/catalog', { input: '{' }],
    ['/api/catalog', { input: '{"page":0}' }],
    ['/api/catalog', { input: '{"colour":"red"}' }],
    ['/api/lists/products', { filter: '"all"' }],
    ['/api/lists/products', { filter: '{"first":20000}' }],
    ['/api/lists/products', {}],
  ])('%s refuses %j with 400', async (path, parameters) => {
    const answer = await get(path, parameters);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].extensions.code).toBe('BAD_REQUEST');
  });
});
