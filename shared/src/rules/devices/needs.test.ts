import { readAbilities } from './abilities';
import { meetsNeed, NEEDS, suitsVehicle, VEHICLES } from '.';

const read = (values: Record<string, string>) =>
  readAbilities(Object.entries(values).map(([name, value]) => ({ name, value })));

const MAP = { Датчики: 'движения', Навигация: 'ГЛОНАСС, GPS' };

const ALARM = read({
  ...MAP,
  'Линии блокировки': '1',
  'Автономный маяк': 'Есть',
  'Бортовая сеть': '12\u00A0/\u00A024\u00A0В',
});
const LOCK = read({
  Датчики: 'движения',
  'Линии блокировки': '1',
  'Автономный маяк': 'Нет',
  'Бортовая сеть': '12\u00A0В',
});
const PLUG = read({
  ...MAP,
  'Стиль езды': 'Есть',
  'Бортовая сеть': '12\u00A0В',
  'Время установки': '1\u00A0мин, без инструмента',
});
const BEACON = read({ ...MAP, 'Автономный маяк': 'Есть', Питание: 'батарея' });
const TRAILER = read({
  ...MAP,
  Датчики: 'движения, сцепки',
  'Автономный маяк': 'Есть',
  Питание: 'батарея, подзарядка',
});
const SENSOR = read({ 'С чем работает': 'ТМ-4', 'Бортовая сеть': '9–36\u00A0В' });
const ADAPTER = read({ Питание: 'от\u00A0USB-C, 5\u00A0В', 'Контроль топлива': 'Нет' });

it.each([
  ['an alarm', ALARM, ['block', 'find']],
  ['a lock', LOCK, ['block']],
  ['a plug', PLUG, ['fleet', 'self']],
  ['a beacon', BEACON, ['find', 'self', 'battery']],
  ['a sensor', SENSOR, ['fleet']],
  ['what has a cable to a computer', ADAPTER, []],
])('%s meets its needs', (_what, abilities, needs) => {
  expect(NEEDS.filter((need) => meetsNeed(abilities, need))).toEqual(needs);
});

it.each([
  ['for 12 and 24 V', ALARM, ['light', 'truck']],
  ['for 12 V', LOCK, ['light']],
  ['with a battery', BEACON, ['light', 'truck', 'moto']],
  ['that knows its trailer', TRAILER, ['trailer']],
])('a device %s suits its vehicles', (_what, abilities, vehicles) => {
  expect(VEHICLES.filter((vehicle) => suitsVehicle(abilities, vehicle))).toEqual(vehicles);
});
