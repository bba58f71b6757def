import type { SiteProduct, SiteShopAddress } from '../generated/resolvers-types';
import { setUpShop } from '../testing/set-up-shop';
import type { TestDatabase } from '../testing/test-database';
import type { TestShop } from '../testing/test-shop';

let database: TestDatabase;
let shop: TestShop;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

async function products(): Promise<SiteProduct[]> {
  const properties = 'properties { id name compare showPreview type value }';
  const fields = `id active code compare category description img images slug name price sort type count ${properties}`;
  const { data } = await shop.request(`{ siteProducts { ${fields} childProducts { ${fields} } } }`);
  // The query requests every field.
  return data?.siteProducts as SiteProduct[];
}

async function places(): Promise<SiteShopAddress[]> {
  const { data } = await shop.request(
    `{ siteShopAddresses { id placeId country city address geo phone active schedule createdAt updatedAt title description
       url location { latitude longitude } utcOffset params { id type } } }`,
  );
  // The query requests every field.
  return data?.siteShopAddresses as SiteShopAddress[];
}

describe('siteProducts', () => {
  it('lists all products ascending by sort, including services and inactive ones', async () => {
    const list = await products();

    expect(list.map(({ sort }) => sort)).toEqual(list.map(({ sort }) => sort).sort((a, b) => a - b));
    expect(list.find(({ id }) => id === 109)?.active).toBe(false);
    expect(new Set(list.map(({ type }) => type))).toEqual(new Set(['product', 'service']));
  });

  it('returns prices in roubles, stock, pictures, properties and accessories', async () => {
    const product = (await products()).find(({ slug }) => slug === 'invis_duos');

    expect(product).toMatchObject({ id: 102, price: 24900, category: 'Охранные комплексы' });
    expect(product?.images[0]).toBe(product?.img);
    expect(product?.properties[0]).toMatchObject({ id: 1, name: 'Модули', type: 'Охрана', compare: true });
    expect(product?.childProducts.map(({ id }) => id).sort()).toEqual([10201, 10202, 10203, 10204, 10205]);
    expect(product?.childProducts[0]).not.toHaveProperty('childProducts');
  });
});

describe('siteShopAddresses', () => {
  it('lists the places in the database, followed by the shop’s own', async () => {
    const list = await places();

    const { rows } = await database.db.query<{ places: number }>('select count(*)::int as places from shop_addresses');
    expect(list).toHaveLength((rows[0]?.places ?? 0) + 1);
    expect(list[0]).toMatchObject({
      city: 'Москва',
      createdAt: '2023-02-06T07:00:00.000Z',
      location: { latitude: 55.6195 },
      utcOffset: 180,
    });
    expect(list.at(-1)).toMatchObject({ city: 'Химки', active: true, description: expect.stringContaining('ИНН') });
    expect(list.find(({ city }) => city === 'Новосибирск')?.utcOffset).toBe(420);
    expect(list.at(-1)?.params.map(({ type }) => type)).toEqual(['car_wash', 'retail', 'installation_centre']);
  });

  it('includes the shop’s own place even when there is no other', async () => {
    await database.db.query('delete from shop_addresses');
    await new Promise((resolve) => setTimeout(resolve, 1_000));

    expect((await places()).map(({ placeId }) => placeId)).toEqual(['place-fixed']);
    await database.reset();
  });
});

describe('delivery and discounts', () => {
  it('lists cities, types and prices', async () => {
    const { data } = await shop.request(
      `{ siteDeliveryCities { id city ownDelivery } siteDeliveryTypes { id name img kind }
         siteDeliveryPrices { id cityId typeId price } }`,
    );

    expect(data?.siteDeliveryCities).toContainEqual({ id: 1, city: 'Москва', ownDelivery: true });
    expect(data?.siteDeliveryTypes).toEqual([
      expect.objectContaining({ id: 1, name: 'Курьер магазина', kind: 'courier' }),
      expect.objectContaining({ id: 2, kind: 'transport' }),
      expect.objectContaining({ id: 3, name: 'Самовывоз', kind: 'pickup' }),
    ]);
    expect(data?.siteDeliveryPrices).toContainEqual({ id: 11, cityId: 1, typeId: 1, price: 450 });
  });

  it('lists no discounts while they are switched off', async () => {
    const { data } = await shop.request('{ siteDiscounts { id } }');

    expect(data?.siteDiscounts).toEqual([]);
  });
});
