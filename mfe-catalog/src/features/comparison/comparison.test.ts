import { makeProduct, makeProperty } from '../../testing';
import { buildComparison } from './comparison';

const products = [
  makeProduct({
    id: 1,
    properties: [
      makeProperty({ id: 51, name: 'Бортовая сеть', value: '12 В' }),
      makeProperty({ id: 1, name: 'Модули', type: 'Охрана', value: '1' }),
      makeProperty({ id: 64, name: 'Гарантия', value: '24 мес.' }),
      makeProperty({ id: 8, name: 'Сервисный режим', type: 'Охрана', value: 'есть' }),
      makeProperty({ id: 65, name: 'Длина кабеля', compare: false, value: '1 м' }),
    ],
  }),
  makeProduct({
    id: 2,
    properties: [
      makeProperty({ id: 51, name: 'Бортовая сеть', value: '12 / 24 В' }),
      makeProperty({ id: 1, name: 'Модули', type: 'Охрана', value: '2' }),
      makeProperty({ id: 64, name: 'Гарантия', value: '24 мес.' }),
      makeProperty({ id: 65, name: 'Длина кабеля', compare: false, value: '2 м' }),
    ],
  }),
];

describe('buildComparison', () => {
  const { groups, differenceCount, equalCount } = buildComparison(products);

  it('groups properties flagged compare by type and id', () => {
    expect(groups.map(({ type, rows }) => [type, rows.map(({ name }) => name)])).toEqual([
      ['Охрана', ['Модули']],
      ['Питание и корпус', ['Бортовая сеть']],
    ]);
  });

  it('drops properties with one distinct value or none, and counts them', () => {
    expect([differenceCount, equalCount]).toEqual([2, 2]);
  });

  it('takes values for one that differ in the kind of their spaces only', () => {
    const memory = (value: string) => [makeProperty({ id: 16, name: 'Память', value })];
    const same = ['50 000', '50\u00A0000'].map((value, id) => makeProduct({ id, properties: memory(value) }));

    expect(buildComparison(same).groups).toEqual([]);
  });

  it('keeps them all when asked to', () => {
    const all = buildComparison(products, true).groups;

    expect(all.map(({ type, rows }) => [type, rows.map(({ name }) => name)])).toEqual([
      ['Охрана', ['Модули', 'Сервисный режим']],
      ['Питание и корпус', ['Бортовая сеть', 'Гарантия']],
    ]);
  });

  it('keeps the value of each product', () => {
    expect([...(groups[0]?.rows[0]?.values ?? [])]).toEqual([
      [1, '1'],
      [2, '2'],
    ]);
  });
});
