import type { Product } from '@shop/shared/runtime';

/** What a device can do, as its properties in the catalogue say. */
export interface Device {
  product: Product;
  /** Text of a property, such as «до 24 ч»; undefined when the device has none of that name. */
  textOf: (property: string) => string | undefined;
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

/**
 * Reads what a product of the catalogue can do; null for one that does not watch over a vehicle by
 * itself, such as a sensor.
 */
export function readDevice(product: Product): Device | null {
  const textOf = (property: string) => product.properties.find(({ name }) => name === property)?.value;
  const has = (property: string) => !['Нет', undefined].includes(textOf(property));
  if (!textOf('Датчики')?.includes('движения')) return null;
  const installation = textOf('Время установки');
  const hasOwnPower = has('Питание');
  return {
    product,
    textOf,
    takesVolts: (volts) => isWithin(volts, textOf('Бортовая сеть')),
    hasOwnPower,
    isForTrailer: textOf('Датчики')?.includes('сцепки') ?? false,
    lines: numberIn(textOf('Линии блокировки')),
    isOnMap: has('Навигация'),
    hasBeacon: has('Автономный маяк'),
    watchesDriving: has('Стиль езды'),
    watchesFuel: has('Контроль топлива'),
    inputs: numberIn(textOf('Входы датчиков')),
    isHidden: !hasOwnPower && !installation?.includes('без инструмента'),
  };
}
