import carUrl from '../../drawings/car-slices.svg';
import taxiUrl from '../../drawings/taxi-slices.svg';
import truckUrl from '../../drawings/truck-slices.svg';

/** A vehicle cut into 64 slices. The grey lines are a file; what is green, and all words, are drawn over it by the page. */
export interface SlicedVehicle {
  url: string;
  alt: string;
  /** Device in the green slice. */
  name: string;
  slice: string;
  /** Where the paths below have their zero. */
  origin: readonly [x: number, y: number];
  /** Outline of the green slice. */
  section: string;
  /** The green tick of the ruler on the ground. */
  ground: string;
  /** From the slice down to that tick. */
  drop: string;
  device: readonly [x: number, y: number];
  /** Numbers of the ruler on the ground. */
  marks: readonly (readonly [x: number, y: number, slice: number])[];
}

export const PICTURE_WIDTH = 1060;
export const PICTURE_HEIGHT = 640;

export const SLICED_VEHICLES = {
  'car-slices': {
    url: carUrl,
    alt: 'Автомобиль, разделённый на 64 среза. Зелёным выделен один срез, в котором стоит блок.',
    name: 'INVIS DUOS',
    slice: 'срез 42 из 64',
    origin: [110, 480],
    section:
      'M291 -87.9l-45.9-20.6-21.2-10.1-11.6-6.5-7.2-5.1-2.8-3.8-2.2-4.4-1.6-4.9-1-5.6-.6-14.4 .1-62.9-1-42 4.7-7.9 8.7-38 7.6-24.9 4.9-10.6 2.3-3.2 2.4-1.8 3.6-.7 5.1 .4 6.3 1.5 23 8.4 43.5 19.2 17.1 8.5 15.3 8.3 6.3 4.1 5 4.1 3.7 4 2.4 3.9 4.8 12.1 4.9 17.8 5.1 22 8.7 45.9 4.7 12.2-1 41 .1 63-.6 13.8-1 4.7-1.6 3.6-2.2 2.4-2.8 1.3-7.2-1.4-11.6-3.9-21.2-8.9-46-20.6Z',
    ground: 'M428.3 18L492 46.6',
    drop: 'M386.1 -49.1L428.3 18',
    device: [430.2, 276.8],
    marks: [
      [307, 571, 64],
      [412, 556, 56],
      [518, 540, 48],
      [623, 524, 40],
      [728, 508, 32],
      [834, 493, 24],
      [939, 477, 16],
      [1044, 461, 8],
    ],
  },
  'taxi-slices': {
    url: taxiUrl,
    alt: 'Такси, разделённое на 64 среза. Зелёным выделен один срез, в котором стоит блок.',
    name: 'DUOS ONLINE LITE',
    slice: 'срез 45 из 64',
    origin: [96, 470],
    section:
      'M251.3 -69.6l-43.3-19.4-20-9.5-10.9-6.1-6.8-4.9-2.6-3.6-2.1-4.2-1.5-4.7-.9-5.4-.6-13.5 .1-55.5-1-36.1 4.5-7.7 4.1-13.8 4.1-11.1 1.8-3.4 3.8-4.8 6.4-5.8 3.6-.6 5.1 .5 6.4 1.6 23.2 8.6 43.7 19.3 17.2 8.4 15.5 8.3 6.4 4.2 5 4 3.7 3.9 6.4 11.5 5.6 13.3 4.1 14.7 4.1 17.5 4.5 11.7-1 35.3-.2 62.8-.3 5.7-.9 4.5-1.5 3.4-2.1 2.4-2.6 1.2-6.8-1.2-11-3.7-19.9-8.3-43.3-19.5Z',
    ground: 'M383.3 21.6L444.5 49.1',
    drop: 'M340.9 -43.8L383.3 21.6',
    device: [375.3, 278.9],
    marks: [
      [285, 558, 64],
      [391, 542, 56],
      [496, 527, 48],
      [601, 511, 40],
      [706, 495, 32],
      [811, 479, 24],
      [917, 464, 16],
      [1022, 448, 8],
    ],
  },
  'truck-slices': {
    url: truckUrl,
    alt: 'Тягач с прицепом, разделённый на 64 среза. Зелёным выделен один срез, в котором стоит блок.',
    name: 'INVIS DUOS Logistic',
    slice: 'срез 29 из 64',
    origin: [60, 470],
    section: 'M455.5 -163.8l-52.1-23.4 0-206.7 .5-1.3 102.7 45.8 .8 1.3 .2 207.6-52.1-23.3Z',
    ground: 'M529 -35.1L585.7 -9.7',
    drop: 'M507.6 -64.2L529 -35.1',
    device: [528.1, 212.9],
    marks: [
      [187, 530, 64],
      [291, 515, 56],
      [396, 499, 48],
      [501, 483, 40],
      [605, 468, 32],
      [710, 452, 24],
      [815, 437, 16],
      [919, 421, 8],
    ],
  },
} as const satisfies Record<string, SlicedVehicle>;
