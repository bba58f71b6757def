import { pickupPlaceOf, SELLER } from '@shop/shared/seller';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { courierOrder, type TestShop } from '../../testing/test-shop';

let database: TestDatabase;
let shop: TestShop;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

afterEach(() => database.reset());

/** Kazan, without an address. */
const toKazan = (changes: object) =>
  courierOrder({ deliveryCityId: 10, deliveryStreet: null, deliveryHome: null, ...changes });

interface Point {
  id: number;
  typeId: number;
  city: string;
  place: string;
}

async function pointsIn(cityId: number): Promise<Point[]> {
  const { data } = await shop.request(
    'query ($cityId: Int!) { sitePickupPoints(cityId: $cityId) { id typeId city place } }',
    {
      cityId,
    },
  );
  return data?.sitePickupPoints as Point[]; // the query requests every field
}

async function mailsOf(): Promise<string[]> {
  const { rows } = await database.db.query<{ body: string }>('select body from outbox order by id');
  return rows.map(({ body }) => body);
}

async function close(pointId: number): Promise<void> {
  await database.db.query('update pickup_points set active = false where id = $1', [pointId]);
}

describe('the places of a city', () => {
  it('are those of the shop, of its partners and of the carrier', async () => {
    const [moscow, kazan] = [await pointsIn(1), await pointsIn(10)];

    expect(moscow[0]).toEqual({ id: 10, typeId: 3, city: 'Химки', place: pickupPlaceOf(SELLER) });
    expect(kazan.map(({ typeId }) => typeId)).toEqual([3, 2, 2]);
    expect(kazan[0]?.place).toMatch(/^Розничный магазин «Баланс»: Казань, /);
    expect(kazan[1]?.place).toMatch(/^Пункт выдачи «Верста»: Казань, ул\. Баумана, д\. \d+$/);
    expect(await pointsIn(9_999)).toEqual([]);
  });

  it('tell where orders can be collected from the shop', async () => {
    const { data } = await shop.request('{ siteDeliveryCities { id hasPickup } }');
    const cities = data?.siteDeliveryCities as { id: number; hasPickup: boolean }[]; // as requested

    expect(cities.find(({ id }) => id === 10)?.hasPickup).toBe(true);
    expect(cities.find(({ id }) => id === 31)?.hasPickup).toBe(false);
  });
});

describe('collection from the shop', () => {
  it.each([6, 31])('is refused in a city without a place: %s', async (deliveryCityId) => {
    const { refusal } = await shop.order(courierOrder({ deliveryCityId, deliveryTypeId: 3 }));

    expect(refusal).toMatchObject({
      code: 'BAD_REQUEST',
      fields: { deliveryTypeId: 'В этом городе нет самовывоза' },
    });
  });

  it('is refused once its place is closed', async () => {
    await database.db.query('update shop_addresses set active = false where id = 19');

    const { refusal } = await shop.order(toKazan({ deliveryTypeId: 3 }));

    expect(refusal?.fields).toEqual({ deliveryTypeId: 'В этом городе нет самовывоза' });
  });

  it('names one place in the order and in both mails', async () => {
    const { order } = await shop.order(toKazan({ deliveryTypeId: 3, email: 'anna@example.ru' }));

    const place = (await pointsIn(10))[0]?.place ?? '';
    expect(order).toMatchObject({ deliveryPrice: 0, deliveryPlace: place, deliveryStreet: null });
    const mails = await mailsOf();
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail).toContain(place);
  });

  it("is at the shop's own place in Moscow, and without a city", async () => {
    const orders = [
      await shop.order(courierOrder({ deliveryTypeId: 3 })),
      await shop.order(courierOrder({ deliveryTypeId: 3, deliveryCityId: null })),
    ];

    for (const { order } of orders) expect(order?.deliveryPlace).toBe(pickupPlaceOf(SELLER));
  });
});

describe('collection from a carrier', () => {
  const byCarrier = (deliveryPointId: number | null) => toKazan({ deliveryTypeId: 2, deliveryPointId });

  it('is from the chosen point, which replaces the address', async () => {
    const { order } = await shop.order(byCarrier(102));

    expect(order).toMatchObject({
      deliveryPrice: 740,
      deliveryPlace: expect.stringMatching(/^Пункт выдачи «Верста»: Казань, пр-т Победы/),
      deliveryStreet: null,
      deliveryPriceOpen: false,
    });
  });

  it('has an open price where the shop has none', async () => {
    const { order } = await shop.order(
      courierOrder({
        deliveryCityId: 31,
        deliveryTypeId: 2,
        deliveryPointId: 311,
        deliveryStreet: null,
        deliveryHome: null,
      }),
    );

    expect(order).toMatchObject({ deliveryPrice: 0, deliveryPriceOpen: true });
  });

  it('needs a point or an address', async () => {
    const { refusal } = await shop.order(byCarrier(null));
    const { order } = await shop.order(courierOrder({ deliveryCityId: 10, deliveryTypeId: 2 }));

    expect(Object.keys(refusal?.fields ?? {})).toEqual(['deliveryStreet', 'deliveryHome']);
    expect(order).toMatchObject({ deliveryPlace: null, deliveryHome: '14, корп. 2' });
  });

  it('is refused from a point of another city, of the shop, or that is closed', async () => {
    await close(101);
    for (const id of [31, 100, 101, 999]) {
      const { refusal } = await shop.order(byCarrier(id));

      expect(refusal?.fields).toEqual({ deliveryPointId: 'Выберите пункт выдачи из списка' });
    }
  });
});

it('has prices, estimated days and a carrier', async () => {
  const { data } = await shop.request('{ siteDeliveryTypes { id carrier } siteDeliveryPrices { id minDays maxDays } }');

  expect(data?.siteDeliveryTypes).toContainEqual({ id: 2, carrier: 'ТК «Верста»' });
  expect(data?.siteDeliveryPrices).toContainEqual({ id: 102, minDays: 3, maxDays: 5 });
  expect(data?.siteDeliveryPrices).toContainEqual({ id: 11, minDays: null, maxDays: null });
});
