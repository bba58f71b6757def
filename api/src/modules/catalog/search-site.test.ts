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

  // What a salesman would show first.
  it.each([
    ['мотоцикл', 'Автономный маяк МА-3'],
    ['скутер', 'Автономный маяк МА-3'],
    ['маячок', 'Автономный маяк МА-3'],
    ['маяк', 'Автономный маяк МА-3'],
    ['gps-маяк', 'Автономный маяк МА-3'],
    ['противоугонка', 'INVIS DUOS S'],
    ['сигнализацыя', 'INVIS DUOS S'],
    ['сигналка', 'INVIS DUOS S'],
    ['газель', 'Трекер ТМ-4'],
    ['отследить машину', 'Трекер ТМ-4'],
    ['джипиэс', 'Трекер ТМ-4'],
    ['грузовик', 'INVIS DUOS Logistic'],
    ['фура', 'INVIS DUOS Logistic'],
    ['телега', 'Маяк прицепа МП-5'],
    ['INVISDUOS', 'INVIS DUOS'],
    ['инвис дуос', 'INVIS DUOS'],
    // The same by rule: forms, typos, joined and split words, layouts and scripts.
    ['мотоциклы', 'Автономный маяк МА-3'],
    ['матацыкл', 'Автономный маяк МА-3'],
    ['маячками', 'Автономный маяк МА-3'],
    ['маячек', 'Автономный маяк МА-3'],
    ['мая чок', 'Автономный маяк МА-3'],
    ['gpsмаяк', 'Автономный маяк МА-3'],
    ['mayachok', 'Автономный маяк МА-3'],
    ['сигнализация на мотоцикл', 'Автономный маяк МА-3'],
    ['купить сигнализацию недорого', 'INVIS DUOS S'],
    ['cbuyfkrf', 'INVIS DUOS S'],
    ['трекерчик', 'Трекер ТМ-4'],
    ['где моя газель', 'Трекер ТМ-4'],
    ['грузавики', 'INVIS DUOS'],
    ['инвисдуос', 'INVIS DUOS'],
    ['прицепчик', 'Маяк прицепа МП-5'],
    ['датчиктоплива', 'Датчик уровня топлива ДТ-700'],
    ['24 В', 'INVIS DUOS'],
    ['без установки', 'Автономный маяк МА-3'],
  ])('shows for «%s» first: %s', async (query, name) => {
    expect(names((await search(query)).goods)[0]).toBe(name);
  });

  it('shows for «маяк» what has one, and nothing else', async () => {
    expect(names((await search('маяк', 10)).goods)).toEqual([
      'Автономный маяк МА-3',
      'Маяк прицепа МП-5',
      'INVIS DUOS',
      'INVIS DUOS 3DL',
    ]);
  });

  it('shows for «сигналка» what keeps a car from starting, and no sound of a card reader', async () => {
    expect(names((await search('сигналка', 10)).goods)).not.toContain('Считыватель карт водителя СК-1');
  });

  it.each(['телевизор', 'холодильник', 'собака', 'диван', 'пицца', 'шкаф-купе', 'кот'])(
    'finds nothing for «%s», which the shop does not sell',
    async (query) => {
      expect((await search(query)).goods).toEqual([]);
    },
  );

  it('says which words it has left out', async () => {
    expect((await search('сигнализация на мотоцикл')).corrected).toBe('мотоцикл');
    expect((await search('трекер для мужа')).corrected).toBe('трекер');
    expect((await search('купить трекер')).corrected).toBeNull();
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
