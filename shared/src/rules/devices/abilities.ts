import type { ProductProperty } from '../../public-lists/types';

/** What a product can do, as its properties in the catalogue say. */
export interface Abilities {
  /** Text of a property, such as «до 24 ч»; undefined when the product has none of that name. */
  textOf: (property: string) => string | undefined;
  /** Watches over a vehicle by itself; a sensor does not. */
  isDevice: boolean;
  /** Runs from the wiring of a vehicle with this voltage. */
  takesVolts: (volts: number) => boolean;
  /** Runs from its own battery, so that no wire of the vehicle is touched. */
  hasOwnPower: boolean;
  /** Notices that its trailer has been uncoupled. */
  isForTrailer: boolean;
  /** The number of lines that keep the engine from starting. */
  lines: number;
  isOnMap: boolean;
  hasBeacon: boolean;
  watchesDriving: boolean;
  watchesFuel: boolean;
  /** Adds to what another device sees. */
  isForDevices: boolean;
  /** The number of inputs for sensors. */
  inputs: number;
  /** Put in by a master, where a driver does not find it. */
  isHidden: boolean;
}

const numberIn = (text = ''): number => Number(/\d+/.exec(text)?.[0] ?? 0);

/** @param range «12 В», «12 / 24 В» or «9–36 В» */
function isWithin(volts: number, range = ''): boolean {
  const [from = Number.NaN, to = from] = [...range.matchAll(/\d+/g)].map(Number);
  return from <= volts && volts <= to;
}

/** Reads what a product can do from its properties. */
export function readAbilities(properties: readonly Pick<ProductProperty, 'name' | 'value'>[]): Abilities {
  const textOf = (property: string) => properties.find(({ name }) => name === property)?.value;
  const has = (property: string) => !['Нет', undefined].includes(textOf(property));
  const says = (property: string, words: string) => textOf(property)?.includes(words) ?? false;
  const hasOwnPower = says('Питание', 'батарея');
  return {
    textOf,
    isDevice: says('Датчики', 'движения'),
    takesVolts: (volts) => isWithin(volts, textOf('Бортовая сеть')),
    hasOwnPower,
    isForTrailer: says('Датчики', 'сцепки'),
    lines: numberIn(textOf('Линии блокировки')),
    isOnMap: has('Навигация'),
    hasBeacon: has('Автономный маяк'),
    watchesDriving: has('Стиль езды'),
    watchesFuel: has('Контроль топлива'),
    isForDevices: has('С чем работает'),
    inputs: numberIn(textOf('Входы датчиков')),
    isHidden: !hasOwnPower && !says('Время установки', 'без инструмента'),
  };
}
