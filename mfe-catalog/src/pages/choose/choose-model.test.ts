import type { Product } from '@shop/shared/runtime';
import { makeProduct, makeProperty, makeService } from '../../testing';
import { chooseModel } from './choose-model';
import type { Answers } from './questions';

const INSTALLATION = makeService({
  id: 201,
  name: 'Установка комплекса',
  price: 6500,
  servicePrices: [{ serviceId: 201, productId: 24900, price: 8000, minHours: 3, maxHours: 5 }],
});
const SERVICES = [INSTALLATION, makeService({ id: 203, name: 'Мониторинг, 12 месяцев', price: 3600 })];

function device(slug: string, price: number, values: Record<string, string>, changes: Partial<Product> = {}): Product {
  const properties = Object.entries({ Датчики: 'движения', ...values }).map(([name, value], index) =>
    makeProperty({ id: index + 1, name, value }),
  );
  return makeProduct({ id: price, slug, name: slug, price, properties, ...changes });
}

const MAP = { Навигация: 'ГЛОНАСС, GPS', 'Точка на карте': 'каждые 10\u00A0с' };
const LOCK = device('lock', 9800, { 'Линии блокировки': '1, скрытое реле', 'Бортовая сеть': '12\u00A0В' });
const SMALL = device('small', 16900, { ...MAP, 'Линии блокировки': '1', 'Бортовая сеть': '12\u00A0В' });
const MIDDLE = device('middle', 24900, {
  ...MAP,
  'Линии блокировки': '1',
  'Автономный маяк': 'Есть',
  'Бортовая сеть': '12\u00A0/\u00A024\u00A0В',
});
const PLUG = device('plug', 7900, {
  ...MAP,
  'Стиль езды': 'Есть',
  'Контроль топлива': 'по\u00A0данным шины',
  'Бортовая сеть': '12\u00A0В',
  'Время установки': '1\u00A0мин, без инструмента',
});
const TRACKER = device('tracker', 6900, {
  ...MAP,
  'Стиль езды': 'Есть',
  'Контроль топлива': 'по\u00A0датчику',
  'Входы датчиков': '2',
  'Бортовая сеть': '9–36\u00A0В',
});
const BEACON = device('beacon', 8400, { ...MAP, 'Автономный маяк': 'Есть', Питание: 'батарея' });
const SENSOR = device('sensor', 100, { Датчики: 'обрыва троса', Питание: 'батарея', Навигация: 'GPS' });
const ALL = [MIDDLE, SENSOR, LOCK, SMALL, PLUG, TRACKER, BEACON];

const fact = (key: string, value: string) => ({ key, name: key, value, unit: '' });
const FACTS = [
  fact('installation.product', '201'),
  fact('monitoring.product', '203'),
  ...['lock', 'small', 'middle', 'tracker'].map((slug) => fact(`${slug}.installation`, 'installation')),
  ...['small', 'middle', 'plug', 'tracker', 'beacon', 'twin'].map((slug) => fact(`${slug}.service`, 'monitoring')),
];

const ANSWERS: Answers = { car: 'light', place: 'yard', fear: 'theft', fleet: 'one' };

const choose = (changes: Partial<Answers>, products: readonly Product[] = ALL) =>
  chooseModel({ ...ANSWERS, ...changes }, [...products, ...SERVICES], FACTS);

it.each<[Partial<Answers>, string, number]>([
  [{ place: 'garage' }, 'lock', 9800 + 6500],
  [{ place: 'yard' }, 'small', 16900 + 6500 + 3600],
  [{ place: 'street' }, 'middle', 24900 + 8000 + 3600],
  [{ car: 'truck' }, 'middle', 24900 + 8000 + 3600],
  [{ fear: 'driving' }, 'plug', 7900 + 3600],
  [{ fear: 'driving', fleet: 'fleet' }, 'tracker', 6900 + 6500 + 3600],
  [{ fear: 'fuel', car: 'truck' }, 'tracker', 6900 + 6500 + 3600],
  [{ fear: 'loss' }, 'beacon', 8400 + 3600],
  [{ car: 'moto' }, 'beacon', 8400 + 3600],
])('%j: chooses %s, whose first year costs %d roubles', (changes, slug, total) => {
  const choice = choose(changes);

  expect(choice?.product.slug).toBe(slug);
  expect(choice?.price.total).toBe(total);
});

it('says why this one, and why not the others', () => {
  const choice = choose({ place: 'street' });

  expect(choice?.reasons).toEqual([
    'Питается от бортовой сети 12\u00A0/\u00A024\u00A0В.',
    'Без радиометки рядом скрытое реле не даст завести двигатель.',
    'Показывает место на карте: каждые 10\u00A0с.',
    'Модулей два: если найдут один, второй продолжит передавать координаты.',
  ]);
  expect(choice?.limit).toBeNull();
  expect(choice?.rivals).toEqual([
    { slug: 'beacon', name: 'beacon', reason: 'Двигатель не блокирует.' },
    { slug: 'small', name: 'small', reason: 'Автономного маяка нет: найдут блок — потеряют след.' },
    { slug: 'plug', name: 'plug', reason: 'Двигатель не блокирует.' },
    { slug: 'lock', name: 'lock', reason: 'Координат не передаёт: о тревоге вы не узнаете.' },
    { slug: 'tracker', name: 'tracker', reason: 'Двигатель не блокирует.' },
  ]);
});

it('names a dearer model that would fit, too, with the difference', () => {
  expect(choose({ place: 'yard' })?.rivals[0]).toEqual({
    slug: 'middle',
    name: 'middle',
    reason: 'Умеет больше, чем здесь нужно, и за первый год стоит на 9\u00A0500\u00A0₽ дороже.',
  });
});

it('says what the chosen one cannot do', () => {
  expect(choose({ car: 'moto', fear: 'theft' })?.limit).toMatch(/^Уехать он не помешает/);
  expect(choose({ car: 'moto', fear: 'fuel' })?.limit).toMatch(/^Топлива и стиля езды/);
  expect(choose({ car: 'moto', fear: 'loss' })?.limit).toBeNull();
});

it('says that the sensor of a tank is not in the price', () => {
  expect(choose({ car: 'truck', fear: 'fuel' })?.limit).toMatch(/^Датчик уровня топлива в цену не входит/);
  expect(choose({ fear: 'fuel' })?.limit).toBeNull(); // by the data of the bus
});

it('names a device for trailers as such, and one of the same price without a difference', () => {
  const trailer = device('trailer', 1, {
    ...MAP,
    Датчики: 'движения, сцепки',
    'Автономный маяк': 'Есть',
    Питание: 'батарея',
  });
  const twin = { ...BEACON, id: 1, slug: 'twin' };

  expect(choose({ fear: 'loss' }, [BEACON, twin, trailer])?.rivals.map(({ reason }) => reason)).toEqual([
    'Подходит и стоит за первый год столько же.',
    'Сделан для прицепа.',
  ]);
});

it('leaves out the price of a service that is not sold', () => {
  const price = chooseModel(ANSWERS, ALL, FACTS)?.price;

  expect(price).toEqual({ device: 16900, installation: null, monitoring: null, total: 16900 });
});

it('chooses nothing where no model on sale meets all needs', () => {
  expect(choose({ place: 'long' })).toBeNull(); // three lines
  expect(choose({ car: 'trailer' })).toBeNull();
  expect(choose({}, [{ ...SMALL, active: false }, device('free', 0, { ...MAP, 'Линии блокировки': '1' })])).toBeNull();
  expect(choose({}, [])).toBeNull();
});
