import { pageContext } from '@shop/shared/testing';
import type { CatalogQuery } from '../../features/catalog-address';
import { makeProduct, makeProperty } from '../../testing';
import { catalogData } from './catalog-data';
import { hrefOf, NO_QUERY, readPriceRange, readQuery, writeQuery } from './catalog-query';

const voltage = (value: string) => makeProperty({ id: 51, name: 'Бортовая сеть', value, showPreview: true });
const reserve = (value: string) => makeProperty({ id: 55, name: 'Резервное питание', value, showPreview: true });

const goods = [
  makeProduct({ id: 1, name: 'ДУОС', price: 24900, properties: [voltage('12 В'), reserve('до 72 ч')] }),
  makeProduct({ id: 2, name: 'Блокиратор', price: 9800, count: 0, properties: [voltage('12 В'), reserve('до 120 ч')] }),
  makeProduct({ id: 3, name: 'Трекер 10', category: 'Мониторинг', price: 6900, properties: [voltage('24 В')] }),
  makeProduct({ id: 4, name: 'Трекер 9', category: null, price: 6900, properties: [makeProperty({ id: 64 })] }),
];

const dataOf = (changes: Partial<CatalogQuery>, products = goods) => {
  const query = { ...NO_QUERY, ...changes };
  const params = query.category === '' ? {} : { category: query.category };
  return catalogData(pageContext({ params, search: writeQuery(query).toString(), lists: { products } }));
};
const idsOf = async (changes: Partial<CatalogQuery>, products = goods) =>
  (await dataOf(changes, products)).goods.map(({ id }) => id);

describe('the address of the list', () => {
  const query: CatalogQuery = {
    text: 'маяк',
    category: 'datchiki-i-mayaki',
    from: '5000',
    to: '20000',
    isInStock: true,
    needs: ['block', 'find'],
    properties: ['51:12\u00A0В', '55:до 72 ч'],
    sort: 'cheap',
    page: 2,
  };

  it('reads what it wrote', () => {
    expect(readQuery(writeQuery(query), query.category)).toEqual(query);
  });

  it('takes the category of an address of before', () => {
    expect(readQuery(new URLSearchParams({ category: 'Датчики и маяки' })).category).toBe('datchiki-i-mayaki');
  });

  it('is plain where nothing is asked for', () => {
    expect(hrefOf(NO_QUERY)).toBe('/products');
    expect(hrefOf({ ...NO_QUERY, text: '  ', sort: 'name' })).toBe('/products?sort=name');
    expect(hrefOf({ ...NO_QUERY, category: 'trekery', page: 2 })).toBe('/products/trekery?page=2');
  });

  it.each(['sort=random', 'page=0', 'page=-1', 'page=1e9', 'page=2.5', 'stock=yes', 'need=money', 'q=%20'])(
    'takes %s for nothing asked',
    (search) => {
      expect(readQuery(new URLSearchParams(search))).toEqual(NO_QUERY);
    },
  );
});

describe('the goods of a page', () => {
  it.each<[string, Partial<CatalogQuery>, number[]]>([
    ['nothing asked for', {}, [1, 2, 3, 4]],
    ['a category', { category: 'monitoring' }, [3]],
    ['an unknown category', { category: 'lodki' }, []],
    ['a price from', { from: '9800' }, [1, 2]],
    ['a price to', { to: '9 800 ₽' }, [2, 3, 4]],
    ['what is in stock', { isInStock: true }, [1, 3, 4]],
    ['a value of a property', { properties: ['51:12 В'] }, [1, 2]],
    ['two values of one property', { properties: ['51:12 В', '51:24 В'] }, [1, 2, 3]],
    ['values of two properties', { properties: ['51:12 В', '55:до 72 ч'] }, [1]],
    ['a value that no product has', { properties: ['99:x'] }, []],
    ['no property at all', { properties: ['чепуха'] }, []],
    ['a search', { text: 'трекер' }, [3, 4]],
  ])('are what fits %s', async (_name, query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  it.each<[CatalogQuery['sort'], number[]]>([
    ['cheap', [3, 4, 2, 1]],
    ['dear', [1, 2, 3, 4]],
    ['name', [2, 1, 4, 3]],
  ])('are ordered by %s', async (sort, ids) => {
    expect(await idsOf({ sort })).toEqual(ids);
  });

  it('are ordered by how well they answer the search, until another order is asked for', async () => {
    const products = [
      makeProduct({ id: 1, name: 'Датчик маяка', code: 'маяк' }),
      makeProduct({ id: 2, name: 'Маяк', price: 1 }),
    ];

    expect(await idsOf({ text: 'маяк' }, products)).toEqual([2, 1]);
    expect(await idsOf({ text: 'маяк', sort: 'dear' }, products)).toEqual([1, 2]);
  });

  it('come by category in the order of the shop, twenty-four to a page', async () => {
    const products = Array.from({ length: 30 }, (_, id) => makeProduct({ id, category: id % 2 ? 'Б' : 'А' }));

    const [first, second] = await Promise.all([1, 2].map((page) => dataOf({ page }, products)));

    expect(first?.goods.map(({ id }) => id).slice(13, 17)).toEqual([26, 28, 1, 3]);
    expect(first?.goods).toHaveLength(24);
    expect(second?.goods).toHaveLength(6);
    expect(second?.total).toBe(30);
  });
});

describe('the needs of a buyer', () => {
  const has = (name: string, value: string) => makeProperty({ id: name.length, name, value });
  const lock = makeProduct({ id: 1, category: 'Охрана', properties: [has('Линии блокировки', '1')] });
  const beacon = makeProduct({
    id: 2,
    category: 'Маяки',
    properties: [has('Автономный маяк', 'Есть'), has('Навигация', 'GPS'), has('Питание', 'батарея')],
  });
  const alarm = makeProduct({
    id: 3,
    category: 'Охрана',
    properties: [...lock.properties, ...beacon.properties.slice(0, 2)],
  });
  const products = [lock, beacon, alarm];
  const countsOf = async (changes: Partial<CatalogQuery>) =>
    Object.fromEntries((await dataOf(changes, products)).needs.map(({ value, count }) => [value, count]));

  it('narrow the goods, all of them together', async () => {
    expect(await idsOf({ needs: ['block'] }, products)).toEqual([1, 3]);
    expect(await idsOf({ needs: ['block', 'find'] }, products)).toEqual([3]);
    expect(await idsOf({ needs: ['find'], category: 'mayaki' }, products)).toEqual([2]);
  });

  it('have the counts of what they would leave, and so have the categories', async () => {
    expect(await countsOf({})).toEqual({
      'Не дать уехать': 2,
      Найти: 2,
      'Следить за парком': 0,
      'Без установки': 1,
      Батарея: 1,
    });
    expect(await countsOf({ needs: ['block'] })).toMatchObject({ 'Не дать уехать': 2, Найти: 1, Батарея: 0 });
    const { categories, allCategories } = await dataOf({ needs: ['find'] }, products);
    expect(categories.map(({ name, count }) => [name, count])).toEqual([
      ['Охрана', 1],
      ['Маяки', 1],
    ]);
    expect(allCategories).toBe(2);
  });
});

describe('what one more choice would leave', () => {
  const count = async (changes: Partial<CatalogQuery>) => {
    const { categories, allCategories, facets } = await dataOf(changes);
    return {
      categories: categories.map(({ name, count: left }) => [name, left]),
      allCategories,
      byValue: facets.flatMap(({ options }) => options.map(({ key, count: left }) => [key, left])),
    };
  };

  it('is counted under the other conditions', async () => {
    const { categories, allCategories, byValue } = await count({ properties: ['51:12 В'] });

    expect(allCategories).toBe(2);
    expect(categories).toEqual([
      ['Охранные комплексы', 2],
      ['Мониторинг', 0],
    ]);
    expect(byValue).toEqual([
      ['51:12 В', 2],
      ['51:24 В', 1],
      ['55:до 72 ч', 1],
      ['55:до 120 ч', 1],
    ]);
  });

  it('is counted among what the search found', async () => {
    const { allCategories, byValue } = await count({ text: 'Трекер 10' });

    expect(allCategories).toBe(1);
    expect(byValue).toContainEqual(['51:24 В', 1]);
    expect(byValue).toContainEqual(['51:12 В', 0]);
  });

  it('is offered for the commonest values only, by their numbers', async () => {
    const many = Array.from({ length: 30 }, (_, id) => makeProduct({ id, properties: [voltage(`${id} В`)] }));
    const common = makeProduct({ id: 99, properties: [voltage('29 В')] });

    const [facet] = (await dataOf({}, [...many, common])).facets;

    expect(facet?.options).toHaveLength(10);
    expect(facet?.options.at(-1)?.value).toBe('29 В');
    expect(facet?.options[1]?.value).toBe('1 В');
  });
});

describe('readPriceRange', () => {
  it.each([
    ['', '', { from: null, to: null, errors: {} }],
    ['1 000', '2000₽', { from: 1000, to: 2000, errors: {} }],
    ['7 900,00 ₽', '20000.0', { from: 7900, to: 20000, errors: {} }],
    ['много', '2000', { from: null, to: 2000, errors: { from: 'Введите цену цифрами, в рублях' } }],
    ['100', '-5', { from: 100, to: null, errors: { to: 'Введите цену цифрами, в рублях' } }],
    ['2000', '1000', { from: 2000, to: null, errors: { to: 'Меньше, чем цена «от»' } }],
  ])('reads "%s" to "%s"', (from, to, range) => {
    expect(readPriceRange({ from, to })).toEqual(range);
  });
});
