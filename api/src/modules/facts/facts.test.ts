import type { SiteFact, SiteProduct } from '../../generated/resolvers-types';
import { addMissingFacts } from '../../db/load-demo-data';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import type { TestShop } from '../../testing/test-shop';

let database: TestDatabase;
let shop: TestShop;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

afterEach(() => database.reset());

/** The API learns of a change from the version, which it reads each half second. */
const untilRead = () => new Promise((resolve) => setTimeout(resolve, 1_000));

async function factOf(key: string): Promise<SiteFact | undefined> {
  const { data } = await shop.request('{ siteFacts { key name value unit } }');
  return (data?.siteFacts as SiteFact[]).find((fact) => fact.key === key); // the query requests every field
}

async function productOf(slug: string): Promise<SiteProduct> {
  const { data } = await shop.request(
    `{ siteProducts(filter: { slugs: ["${slug}"] }) { description properties { name value } } }`,
  );
  return (data?.siteProducts as [SiteProduct])[0]; // of what the query requests
}

it('lists the rows, and what other rows tell: prices and counts of places', async () => {
  expect(await factOf('invis_duos.backup')).toMatchObject({ value: '24', unit: 'ч' });
  expect(await factOf('invis_duos.price')).toMatchObject({ value: '24\u00A0900', unit: '₽' });
  expect(await factOf('invis_duos.installation_price')).toMatchObject({ value: '6\u00A0500' });
  expect(await factOf('monitoring.price')).toMatchObject({ value: '3\u00A0600' });
  // 24 900 + 6 500 + 3 600
  expect(await factOf('invis_duos.first_year')).toMatchObject({ value: '35\u00A0000' });
  expect(await factOf('radio_lock_rb1.first_year')).toBeUndefined();
  const { rows } = await database.db.query<{ count: number }>(
    'select count(*)::int as count from shop_addresses where active',
  );
  expect(await factOf('places.total')).toMatchObject({ value: String((rows[0]?.count ?? 0) + 1), unit: '' });
});

it('fills descriptions and properties, also after a fact has changed', async () => {
  await database.db.query("update facts set value = '23' where key = 'invis_duos.backup'");
  await untilRead();

  const { description, properties } = await productOf('invis_duos');

  expect(description).toContain('до 23\u00A0ч, с резервной батареей до 72\u00A0ч');
  expect(properties.find(({ name }) => name === 'Резервное питание')?.value).toBe(
    'до 23\u00A0ч, с резервной батареей до 72\u00A0ч',
  );
});

it('a device names the service on sale that it needs', async () => {
  const neededBy = async (slug: string) => {
    const { data } = await shop.request(
      `{ siteProducts(filter: { slugs: ["${slug}"] }) { neededService { productId name price } } }`,
    );
    return (data?.siteProducts as [SiteProduct])[0].neededService; // of what the query requests
  };

  expect(await neededBy('invis_duos')).toEqual({ productId: 203, name: 'Мониторинг, 12\u00A0месяцев', price: 3600 });
  expect(await neededBy('radio_lock_rb1')).toBeNull();

  await database.db.query('update products set active = false where id = 203');
  await untilRead();
  expect(await neededBy('invis_duos')).toBeNull();
});

it('what delivery costs follows its own rows', async () => {
  expect(await factOf('delivery.moscow_courier')).toMatchObject({ value: '450', unit: '₽' });
  expect(await factOf('delivery.transport_from')).toMatchObject({ value: '610', unit: '₽' });
  expect(await factOf('delivery.transport_days')).toMatchObject({ value: '2', unit: '' });

  await database.db.query('update delivery_prices set price_kopecks = 49000 where city_id = 1 and type_id = 1');
  await untilRead();

  expect(await factOf('delivery.moscow_courier')).toMatchObject({ value: '490' });
});

it('prices follow the rows of the goods', async () => {
  await database.db.query('update products set price_kopecks = 400000 where id = 203');
  await untilRead();

  expect(await factOf('monitoring.price')).toMatchObject({ value: '4\u00A0000' });
});

it('a shop in use gets the facts that it lacks, and keeps its own', async () => {
  await database.db.query("delete from facts where key = 'invis_duos.tags'");
  await database.db.query("update facts set value = '36' where key = 'invis_duos.warranty'");

  await database.db.transaction(addMissingFacts);

  const { rows } = await database.db.query(
    "select key, value from facts where key in ('invis_duos.tags', 'invis_duos.warranty') order by key",
  );
  expect(rows).toEqual([
    { key: 'invis_duos.tags', value: '2' },
    { key: 'invis_duos.warranty', value: '36' },
  ]);
});
