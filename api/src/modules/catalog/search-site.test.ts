import type { SiteSearch } from '../../generated/resolvers-types';
import { setUpShop, type ShopParts } from '../../testing/set-up-shop';

let parts: ShopParts;
setUpShop((given) => (parts = given));

const QUERY = `query ($query: String!, $limit: Int) { siteSearch(query: $query, limit: $limit) {
  total corrected
  goods { name slug price img }
  services { name price }
  accessories { accessory { name price } product { name slug } }
} }`;

async function search(query: string, limit?: number): Promise<SiteSearch> {
  const { data, errors } = await parts.shop.request(QUERY, { query, limit });
  expect(errors).toEqual([]);
  return data?.siteSearch as SiteSearch; // the query requests what the tests read
}

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

describe('siteSearch', () => {
  it.each([
    ['антенна', 'INVIS DUOS'],
    ['сигнализация', 'INVIS DUOS'],
    ['угон', 'INVIS DUOS'],
    ['24В', 'Трекер ТМ-4'],
    ['онлайн лайт', 'DUOS ONLINE LITE'],
    ['DUOS 3 DL', 'INVIS DUOS 3DL'],
    ['трекер', 'Трекер ТМ-4'],
    ['nhtrth', 'Трекер ТМ-4'],
    ['тркер', 'Трекер ТМ-4'],
    ['трос', 'Электронная пломба ЭП-1'],
  ])('understands «%s»: %s is among the goods', async (query, name) => {
    expect(names((await search(query, 10)).goods)).toContain(name);
  });

  it('puts the product that is called so first, and says how many there are', async () => {
    const { goods, total } = await search('трекер', 1);

    expect(names(goods)).toEqual(['Трекер ТМ-4']);
    expect(total).toBeGreaterThan(1);
  });

  it('finds an accessory once, with a product that it is sold with', async () => {
    const { accessories } = await search('антенна');

    expect(accessories.map(({ accessory }) => accessory.name)).toEqual(['Выносная антенна ГНСС']);
    expect(accessories[0]?.product.slug).toBeTruthy();
  });

  it('finds services', async () => {
    expect(names((await search('монтаж')).services)).toContain('Установка комплекса');
  });

  it('says how it has read the wrong keyboard layout', async () => {
    expect((await search('nhtrth')).corrected).toBe('трекер');
    expect((await search('трекер')).corrected).toBeNull();
  });

  it('does not find what is not on sale', async () => {
    expect(names((await search('ТМ-2', 10)).goods)).not.toContain('Трекер ТМ-2');
  });

  it.each(['', '   ', 'ничего такого нет'])('finds nothing for «%s»', async (query) => {
    expect(await search(query)).toEqual({ total: 0, corrected: null, goods: [], services: [], accessories: [] });
  });

  it.each([
    ['query', { query: 'я'.repeat(101) }],
    ['limit', { query: 'трекер', limit: 0 }],
    ['limit', { query: 'трекер', limit: 11 }],
  ])('refuses a wrong %s', async (field, variables) => {
    const { errors } = await parts.shop.request(QUERY, variables);

    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', fields: { [field]: expect.any(String) } });
  });
});
