import carSliceUrl from '../../drawings/car-green-slice.svg';
import carUrl from '../../drawings/car-slices.svg';
import taxiSliceUrl from '../../drawings/taxi-green-slice.svg';
import taxiUrl from '../../drawings/taxi-slices.svg';
import truckSliceUrl from '../../drawings/truck-green-slice.svg';
import truckUrl from '../../drawings/truck-slices.svg';

type Point = readonly [x: number, y: number];

/** A vehicle cut into 64 slices. The lines are files; the words are the page's, which a file could not set in its fonts. */
export interface SlicedVehicle {
  url: string;
  /** The green slice alone, on the same sheet. */
  sliceUrl: string;
  alt: string;
  /** Device in the green slice, its number and its place. */
  name: string;
  slice: number;
  device: Point;
  /** Place of the first and the last number of the ruler on the ground. */
  ruler: readonly [first: Point, last: Point];
}

export const PICTURE_WIDTH = 1060;
export const PICTURE_HEIGHT = 640;
export const SLICES = 64;

const altOf = (vehicle: string) => `${vehicle} на\u00A064 среза. Зелёным выделен один срез, в\u00A0котором стоит блок.`;

export const SLICED_VEHICLES = {
  'car-slices': {
    url: carUrl,
    sliceUrl: carSliceUrl,
    alt: altOf('Автомобиль, разделённый'),
    name: 'INVIS DUOS',
    slice: 42,
    device: [430.2, 276.8],
    ruler: [
      [307, 571],
      [1044, 461],
    ],
  },
  'taxi-slices': {
    url: taxiUrl,
    sliceUrl: taxiSliceUrl,
    alt: altOf('Такси, разделённое'),
    name: 'DUOS ONLINE LITE',
    slice: 45,
    device: [375.3, 278.9],
    ruler: [
      [285, 558],
      [1022, 448],
    ],
  },
  'truck-slices': {
    url: truckUrl,
    sliceUrl: truckSliceUrl,
    alt: altOf('Тягач с\u00A0прицепом, разделённый'),
    name: 'INVIS DUOS Logistic',
    slice: 29,
    device: [528.1, 262.9],
    ruler: [
      [187, 580],
      [919, 471],
    ],
  },
} as const satisfies Record<string, SlicedVehicle>;
