import { makeProduct, makeProperty } from '../../../testing';
import { hrefOf, NO_QUERY, readQuery, writeQuery, type CatalogQuery } from './catalog-query';
import { countCategories, countValues } from './count-choices';
import { filterGoods } from './filter-goods';
import { readPriceRange } from './price-range';
import { propertyFacets } from './property-facets';

const voltage = (value: string) => makeProperty({ id: 51, name: 'Бортовая сеть', value, showPreview: true });
const reserve = (value: string) => makeProperty({ id: 55, name: 'Резервное питание', value, showPreview: true });

const goods = [
  makeProduct({ id: 1, name: 'ДУОС', price: 24900, properties: [voltage('12 В'), reserve('до 72 ч')] }),
  makeProduct({ id: 2, name: 'Блокиратор', price: 9800, count: 0, properties: [voltage('12 В'), reserve('до 120 ч')] }),
  makeProduct({ id: 3, name: 'Трекер 10', category: 'Мониторинг', price: 6900, properties: [voltage('24 В')] }),
  makeProduct({ id: 4, name: 'Трекер 9', category: null, price: 6900, properties: [makeProperty({ id: 64 })] }),
];

const filter = (changes: Partial<CatalogQuery>, scores: ReadonlyMap<number, number> | null = null) =>
  filterGoods(goods, { ...NO_QUERY, ...changes }, scores);
const idsOf = (...args: Parameters<typeof filter>) => filter(...args).map(({ id }) => id);

describe('the address of the list', () => {
  const query: CatalogQuery = {
    text: 'маяк',
    category: 'Датчики и маяки',
    from: '5000',
    to: '20000',
    isInStock: true,
    properties: ['51:12\u00A0В', '55:до 72 ч'],
    sort: 'cheap',
    page: 2,
  };

  it('reads what it wrote', () => {
    expect(readQuery(writeQuery(query))).toEqual(query);
  });

  it('is plain where nothing is asked for', () => {
    expect(hrefOf(NO_QUERY)).toBe('/products');
    expect(hrefOf({ ...NO_QUERY, text: '  ', sort: 'name' })).toBe('/products?sort=name');
  });

  it.each(['sort=random', 'page=0', 'page=-1', 'page=1e9', 'page=2.5', 'stock=yes', 'q=%20'])(
    'takes %s for nothing asked',
    (search) => {
      expect(readQuery(new URLSearchParams(search))).toEqual(NO_QUERY);
    },
  );
});

describe('filterGoods', () => {
  it.each<[string, Partial<CatalogQuery>, number[]]>([
    ['nothing asked for', {}, [1, 2, 3, 4]],
    ['a category', { category: 'Мониторинг' }, [3]],
    ['an unknown category', { category: 'Лодки' }, []],
    ['a price from', { from: '9800' }, [1, 2]],
    ['a price to', { to: '9 800 ₽' }, [2, 3, 4]],
    ['what is in stock', { isInStock: true }, [1, 3, 4]],
    ['a value of a property', { properties: ['51:12 В'] }, [1, 2]],
    ['two values of one property', { properties: ['51:12 В', '51:24 В'] }, [1, 2, 3]],
    ['values of two properties', { properties: ['51:12 В', '55:до 72 ч'] }, [1]],
    ['a value that no product has', { properties: ['99:x'] }, []],
    ['no property at all', { properties: ['чепуха'] }, []],
  ])('leaves what fits %s', (_name, query, ids) => {
    expect(idsOf(query)).toEqual(ids);
  });

  it.each<[CatalogQuery['sort'], number[]]>([
    ['cheap', [3, 4, 2, 1]],
    ['dear', [1, 2, 3, 4]],
    ['name', [2, 1, 4, 3]],
  ])('orders by %s', (sort, ids) => {
    expect(idsOf({ sort })).toEqual(ids);
  });

  it('orders what the search found by how well it fits, until another order is asked for', () => {
    const scores = new Map([
      [1, 1],
      [3, 9],
    ]);

    expect(idsOf({ text: 'т' }, scores)).toEqual([3, 1]);
    expect(idsOf({ text: 'т', sort: 'dear' }, scores)).toEqual([1, 3]);
  });
});

describe('what one more choice would leave', () => {
  const count = (changes: Partial<CatalogQuery>, scores: ReadonlyMap<number, number> | null = null) => {
    const query = { ...NO_QUERY, ...changes };
    return { ...countCategories(goods, query, scores), byValue: countValues(propertyFacets(goods), query, scores) };
  };

  it('is counted under the other conditions', () => {
    const { byCategory, all, byValue } = count({ category: 'Мониторинг', properties: ['51:12 В'] });

    expect([...byCategory]).toEqual([['Охранные комплексы', 2]]);
    expect(all).toBe(2);
    expect([...byValue]).toEqual([
      ['51:12 В', 0],
      ['51:24 В', 1],
      ['55:до 72 ч', 0],
      ['55:до 120 ч', 0],
    ]);
  });

  it('is counted among what the search found', () => {
    const { byCategory, all, byValue } = count({ text: 'т' }, new Map([[3, 9]]));

    expect([...byCategory]).toEqual([['Мониторинг', 1]]);
    expect(all).toBe(1);
    expect(byValue.get('51:24 В')).toBe(1);
    expect(byValue.get('51:12 В')).toBe(0);
  });
});

describe('propertyFacets', () => {
  it('offers values of preview properties that tell goods apart', () => {
    const [one, two, three] = goods;
    expect(propertyFacets(goods)).toEqual([
      {
        id: 51,
        name: 'Бортовая сеть',
        options: [
          { key: '51:12 В', value: '12 В', products: [one, two] },
          { key: '51:24 В', value: '24 В', products: [three] },
        ],
      },
      {
        id: 55,
        name: 'Резервное питание',
        options: [
          { key: '55:до 72 ч', value: 'до 72 ч', products: [one] },
          { key: '55:до 120 ч', value: 'до 120 ч', products: [two] },
        ],
      },
    ]);
  });

  it('offers the commonest values only, and first', () => {
    const many = Array.from({ length: 30 }, (_, id) => makeProduct({ id, properties: [voltage(`${id} В`)] }));
    const common = makeProduct({ id: 99, properties: [voltage('29 В')] });

    const [facet] = propertyFacets([...many, common]);

    expect(facet?.options).toHaveLength(10);
    expect(facet?.options[0]?.value).toBe('29 В');
  });
});

describe('readPriceRange', () => {
  it.each([
    ['', '', { from: null, to: null, errors: {} }],
    ['1 000', '2000₽', { from: 1000, to: 2000, errors: {} }],
    ['много', '2000', { from: null, to: 2000, errors: { from: 'Введите цену цифрами, в рублях' } }],
    ['100', '-5', { from: 100, to: null, errors: { to: 'Введите цену цифрами, в рублях' } }],
    ['2000', '1000', { from: 2000, to: null, errors: { to: 'Меньше, чем цена «от»' } }],
  ])('reads "%s" to "%s"', (from, to, range) => {
    expect(readPriceRange({ from, to })).toEqual(range);
  });
});
