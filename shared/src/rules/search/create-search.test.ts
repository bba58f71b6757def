import type { Product, ProductProperty } from '../../public-lists/types';
import { makeProduct as makeAnyProduct } from '../../testing';
import { createSearch as createAnySearch } from './create-search';
import { searchableProduct } from './product-texts';

const makeProduct = (product: Partial<Product> & { id: number }) =>
  makeAnyProduct({ category: 'Охранные комплексы', ...product });

const makeProperty = (id: number, name: string, value: string): ProductProperty => ({
  id,
  name,
  value,
  compare: true,
  showPreview: false,
  type: 'Питание и корпус',
});

const createSearch = (products: readonly Product[]) => createAnySearch(products.map(searchableProduct));

const products = [
  makeProduct({ id: 1, name: 'INVIS DUOS', code: 'IDS-102' }),
  makeProduct({ id: 2, name: 'INVIS DUOS Logistic', code: 'IDL-106' }),
  makeProduct({ id: 3, name: 'Датчик уровня топлива ДТ-700', code: 'DT-111', category: 'Датчики и маяки' }),
  makeProduct({ id: 4, name: 'Маяк прицепа МП-5', code: 'MP-114', category: 'Груз и прицеп' }),
  makeProduct({
    id: 5,
    name: 'Трекер ТМ-4',
    code: 'TM-107',
    category: 'Мониторинг транспорта',
    properties: [makeProperty(21, 'Подключение', 'через разъём OBD-II')],
  }),
];

const search = createSearch(products);

const idsFor = (text: string) => [...search.find(text).scores].toSorted(([, a], [, b]) => b - a).map(([id]) => id);

describe('search', () => {
  it.each([
    ['a name', 'трекер', [5]],
    ['a name in capitals', 'ТРЕКЕР', [5]],
    ['the beginning of a word', 'топл', [3]],
    ['the middle of a word', 'gisti', [2]],
    ['a code', 'dt-111', [3]],
    ['a model with a hyphen', 'дт-700', [3]],
    ['a model written as one word', 'дт700', [3]],
    ['the name of a property', 'подключение', [5]],
    ['the value of a property', 'obd', [5]],
    ['ё written as е', 'разъем', [5]],
    ['ё', 'разъём', [5]],
    ['another case of a word', 'трекеры', [5]],
    ['all words, in any order', 'топлива датчик', [3]],
    ['a word without a letter', 'тркер', [5]],
    ['two letters swapped', 'трекре', [5]],
    ['a wrong letter', 'трикер', [5]],
    ['two typos in a long word', 'пдключиние', [5]],
    ['a Latin name in Russian letters', 'инвис логистик', [2]],
  ])('finds by %s', (_what, text, ids) => {
    expect(idsFor(text)).toEqual(ids);
  });

  it.each([
    ['a synonym of the category', 'сигнализация', [1, 2]],
    ['what the buyer fears', 'угон', [1, 2]],
    ['a synonym of the name', 'gps', [5]],
  ])('finds by %s', (_what, text, ids) => {
    expect(idsFor(text)).toEqual(ids);
  });

  describe('in a shop like this one', () => {
    const online = makeProduct({ id: 11, name: 'DUOS ONLINE LITE', category: null });
    const lines = makeProduct({ id: 12, name: 'INVIS DUOS 3DL', category: null });
    const antenna = makeAnyProduct({ id: 90, name: 'Выносная антенна ГНСС' });
    const withAntenna = makeProduct({ id: 13, name: 'INVIS', category: null, childProducts: [antenna] });
    const powered = makeProduct({
      id: 14,
      name: 'Реле',
      properties: [makeProperty(8, 'Питание', '12\u00A0/\u00A024\u00A0В')],
    });
    const described = makeProduct({ id: 15, name: 'Пломба', category: null, description: 'Закрывает дверь тросом' });
    const shop = createSearch([online, lines, withAntenna, powered, described]);

    it.each([
      ['Russian letters for an English name', 'онлайн лайт', 11],
      ['a model with a space too many', 'DUOS 3 DL', 12],
      ['a model without its space', 'duos3dl', 12],
      ['an accessory', 'антенна', 13],
      ['a value without its space', '24В', 14],
      ['its description', 'трос', 15],
    ])('finds by %s', (_what, text, id) => {
      expect([...shop.find(text).scores.keys()]).toEqual([id]);
    });
  });

  it.each([
    ['nhtrth', 'трекер', [5]],
    ['[hf', 'хра', [1, 2]],
    ['штмшы logistic', 'invis logistic', [2]],
    ['штмшы дщпшыешс', 'invis logistic', [2]],
    ['hfp]`v', 'разъём', [5]],
  ])('reads %s typed in the wrong layout', (text, corrected, ids) => {
    expect(idsFor(text)).toEqual(ids);
    expect(search.find(text).corrected).toBe(corrected);
  });

  it('says of no correction when what was typed is found', () => {
    expect(search.find('маяк').corrected).toBeNull();
    expect(search.find('тркер').corrected).toBeNull();
  });

  it('puts a whole name before a longer one', () => {
    expect(idsFor('invis duos')).toEqual([1, 2]);
  });

  it('does not take a product for all that its category is called after', () => {
    expect(idsFor('маяк')).toEqual([4]); // the sensor is in «Датчики и маяки», too
    expect(idsFor('датчики и маяки')).toEqual([3]);
  });

  it('finds a property that a product has, not one that it lacks', () => {
    const makeBeacon = (id: number, value: string) =>
      makeProduct({ id, category: null, properties: [makeProperty(6, 'Автономный маяк', value)] });
    const { find } = createSearch([makeBeacon(1, 'Нет'), makeBeacon(2, 'Есть'), makeBeacon(3, 'Нет')]);

    expect([...find('маяк').scores.keys()]).toEqual([2]);
  });

  it('takes no other word for one in a description, only the word itself', () => {
    const { find } = createSearch([makeProduct({ id: 1, category: null, description: 'Закрывает дверь тросом.' })]);

    expect([...find('тросы').scores.keys()]).toEqual([1]);
    expect([...find('двер').scores.keys()]).toEqual([1]); // «дверь» is a form of it
    expect([...find('тро').scores.keys()]).toEqual([]);
    expect([...find('тросточка').scores.keys()]).toEqual([]);
  });

  it('finds what a description says that the product is for', () => {
    const { find } = createSearch([
      makeProduct({ id: 1, category: null, description: 'Знает о прицепе. Работает и без тягача.' }),
      makeProduct({ id: 2, category: null, description: 'Прост. Для тягачей и прицепов: топливо.' }),
    ]);

    expect([...find('прицеп').scores.keys()]).toEqual([2]);
  });

  it('leaves out a word that nothing is called, but no number of a model', () => {
    expect(search.find('трекер абракадабра')).toMatchObject({ corrected: 'трекер' });
    expect(idsFor('трекер 999')).toEqual([]);
    expect(idsFor('абракадабра трекер ерунда')).toEqual([]);
  });

  it('leaves out what only mentions the word in its properties when others are called so', () => {
    const mentioning = makeProduct({
      id: 9,
      name: 'Терминал',
      code: 'X-1',
      properties: [makeProperty(5, 'Входы датчиков', '6')],
    });
    const all = createSearch([...products, mentioning]);

    expect([...all.find('датчик').scores.keys()]).not.toContain(9);
    expect([...all.find('входы').scores.keys()]).toEqual([9]);
  });

  it.each(['ничего такого', 'zzz', '!!!', 'тм 999'])('finds nothing for %s', (text) => {
    expect(idsFor(text)).toEqual([]);
  });
});
