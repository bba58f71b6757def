import { meetsNeed, suitsVehicle, type Vehicle } from '@shop/shared/devices';
import type { Device } from './device';
import type { Answers } from './questions';

/** Something that the answers ask of a device. */
export interface Need {
  isMetBy: (device: Device) => boolean;
  /** A sentence about a device that meets it. */
  why: (device: Device) => string;
  /** A sentence about one that does not. */
  whyNot: (device: Device) => string;
}

const FOR_TRAILERS = 'Сделан для прицепа.';

const forVolts = (vehicle: Vehicle, volts: number): Need => ({
  isMetBy: (device) => suitsVehicle(device, vehicle),
  why: ({ hasOwnPower, textOf }) =>
    hasOwnPower
      ? 'Работает от своей батареи, проводку машины не трогают.'
      : `Питается от бортовой сети ${textOf('Бортовая сеть')}.`,
  whyNot: ({ isForTrailer }) => (isForTrailer ? FOR_TRAILERS : `Не рассчитан на бортовую сеть ${volts}\u00A0В.`),
});

const withoutWires: Need = {
  isMetBy: (device) => suitsVehicle(device, 'moto'),
  why: ({ textOf }) => `Провода не нужны: своя батарея работает ${textOf('Срок работы') ?? 'сама'}.`,
  whyNot: ({ isForTrailer }) =>
    isForTrailer ? FOR_TRAILERS : 'Питается от проводки, а на мотоцикле его негде спрятать.',
};

const onTrailer: Need = {
  isMetBy: (device) => suitsVehicle(device, 'trailer'),
  why: () => 'Замечает расцепку и движение без тягача, подзаряжается в рейсе.',
  whyNot: () => 'Не знает, сцеплен ли прицеп с тягачом.',
};

const block: Need = {
  isMetBy: (device) => meetsNeed(device, 'block'),
  why: () => 'Без радиометки рядом скрытое реле не даст завести двигатель.',
  whyNot: () => 'Двигатель не блокирует.',
};

const threeLines: Need = {
  isMetBy: ({ lines }) => lines >= 3,
  why: () => 'Времени у угонщика много: если он обойдёт одну линию блокировки, две другие держат запрет.',
  whyNot: () => 'Линия блокировки одна, а времени на неё у угонщика много.',
};

const onMap: Need = {
  isMetBy: ({ isOnMap }) => isOnMap,
  why: ({ textOf }) => `Показывает место на карте: ${textOf('Точка на карте')}.`,
  whyNot: () => 'Координат не передаёт: о тревоге вы не узнаете.',
};

const beacon: Need = {
  isMetBy: ({ hasBeacon }) => hasBeacon,
  why: ({ hasOwnPower }) =>
    hasOwnPower
      ? 'Спит и не выдаёт себя, а по команде переходит в режим поиска.'
      : 'Модулей два: если найдут один, второй продолжит передавать координаты.',
  whyNot: () => 'Автономного маяка нет: найдут блок — потеряют след.',
};

const driving: Need = {
  isMetBy: ({ watchesDriving }) => watchesDriving,
  why: () => 'Считает поездки, пробег и стиль езды.',
  whyNot: () => 'За стилем езды не следит.',
};

const fuel: Need = {
  isMetBy: ({ watchesFuel }) => watchesFuel,
  why: ({ textOf }) => `Топливо считает ${textOf('Контроль топлива')}.`,
  whyNot: () => 'За топливом не следит.',
};

const hidden: Need = {
  isMetBy: ({ isHidden }) => isHidden,
  why: () => 'Ставится скрыто: водитель его не вынет.',
  whyNot: () => 'Стоит на виду, и водитель может его вынуть.',
};

const manySensors: Need = {
  isMetBy: ({ inputs }) => inputs > 2,
  why: ({ inputs }) => `Входов ${inputs}: датчики топлива, нагрузки и температуры работают вместе.`,
  whyNot: () => 'Для датчиков топлива, нагрузки и температуры входов мало.',
};

const OF_VEHICLE: Readonly<Record<Answers['car'], readonly Need[]>> = {
  light: [forVolts('light', 12)],
  truck: [forVolts('truck', 24)],
  moto: [withoutWires],
  trailer: [onTrailer],
};

/** The more time and quiet a thief has, the more a thief has to overcome. */
const AGAINST_THEFT: Readonly<Record<Answers['place'], readonly Need[]>> = {
  garage: [block],
  yard: [block, onMap],
  street: [block, onMap, beacon],
  long: [block, threeLines, onMap, beacon],
};

function needsOfFear({ car, place, fear, fleet }: Answers): readonly Need[] {
  if (car === 'moto' || car === 'trailer' || fear === 'loss') return [onMap, beacon];
  if (fear === 'theft') return AGAINST_THEFT[place];
  const inFleet = fleet === 'fleet' ? [hidden] : [];
  if (fear === 'driving') return [onMap, driving, ...inFleet];
  return [onMap, fuel, ...inFleet, ...(car === 'truck' && fleet === 'fleet' ? [manySensors] : [])];
}

/** What the answers ask of a device, the vehicle's own needs first. */
export function needsOf(answers: Answers): readonly Need[] {
  return [...OF_VEHICLE[answers.car], ...needsOfFear(answers)];
}

/** What the device does not do for these answers, or not alone; null where it does all. */
export function limitOf({ car, fear }: Answers, { textOf }: Device): string | null {
  if (car === 'moto' || car === 'trailer') {
    if (fear === 'loss') return null;
    if (fear === 'theft') return 'Уехать он не помешает, но поможет найти: для блокировки нужна проводка машины.';
    return 'Топлива и стиля езды он не считает: для этого нужна проводка машины.';
  }
  const needsSensor = fear === 'fuel' && textOf('Контроль топлива')?.includes('датчику');
  return needsSensor ? 'Датчик уровня топлива в цену не входит: его подбирают по баку.' : null;
}
