import { media } from '@shop/shared/ui';
import styled, { keyframes } from 'styled-components';
import carSliceUrl from '../../drawings/car-green-slice.svg';
import carUrl from '../../drawings/car-slices.svg';
import taxiSliceUrl from '../../drawings/taxi-green-slice.svg';
import taxiUrl from '../../drawings/taxi-slices.svg';
import truckSliceUrl from '../../drawings/truck-green-slice.svg';
import truckUrl from '../../drawings/truck-slices.svg';

type Point = readonly [x: number, y: number];

/**
 * A vehicle cut into 64 slices. The lines are files. The words are in the page, because a file
 * cannot use the fonts of the page.
 */
interface SlicedVehicle {
  url: string;
  /** The green slice alone, at the same position and size. */
  sliceUrl: string;
  alt: string;
  /** The device in the green slice. `slice` is the number of the slice, `device` a point. */
  name: string;
  slice: number;
  device: Point;
  /** The points of the first and the last number of the ruler on the ground. */
  ruler: readonly [first: Point, last: Point];
}

export const PICTURE_WIDTH = 1060;
export const PICTURE_HEIGHT = 640;
const SLICES = 64;

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

const Sheet = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  font: 400 11px / 16px var(--font-mono);
  fill: var(--c-text-3);
`;

const Marks = styled.g`
  text-anchor: middle;

  @media ${media.phone} {
    display: none;
  }
`;

const Label = styled.g`
  text-anchor: end;

  @media ${media.phone} {
    font-size: 20px;

    & > :last-child {
      transform: translateY(8px);
    }
  }
`;

/** On a phone the words are larger, so they are above the roof, on a longer line. */
const LIFT = 48;

const Lifted = styled.g`
  @media ${media.phone} {
    transform: translateY(-${LIFT}px);
  }
`;

const PhoneLine = styled.path`
  display: none;

  @media ${media.phone} {
    display: inline;
  }
`;

const Name = styled.text`
  fill: var(--c-text);
  font: 440 16px / 20px var(--font-sans);
  letter-spacing: -0.01em;

  @media ${media.phone} {
    font-size: 26px;
  }
`;

const LABEL_TOP = 40;
const MARK_EVERY = 8;
const MARKS = Array.from({ length: SLICES / MARK_EVERY }, (_, index) => index);

/** The numbers on the ground, and the line that names the device in the green slice. */
function VehicleWords({ vehicle }: { vehicle: SlicedVehicle }) {
  const { name, slice, device, ruler } = vehicle;
  const [deviceX, deviceY] = device;
  const [[firstX, firstY], [lastX, lastY]] = ruler;
  const share = (index: number) => index / (MARKS.length - 1);
  return (
    <Sheet viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`} aria-hidden="true">
      <path d={`M${deviceX} ${deviceY - 5}V${LABEL_TOP}`} stroke="var(--c-signal)" strokeWidth="1.2" />
      <PhoneLine d={`M${deviceX} ${LABEL_TOP}v-${LIFT}`} stroke="var(--c-signal)" strokeWidth="1.2" />
      <Lifted>
        <Label transform={`translate(${deviceX - 14} ${LABEL_TOP + 12})`}>
          <Name>{name}</Name>
          <text y="20">{`срез ${slice} из\u00A0${SLICES}`}</text>
        </Label>
      </Lifted>
      <Marks>
        {MARKS.map((index) => (
          <text
            key={index}
            x={Math.round(firstX + (lastX - firstX) * share(index))}
            y={Math.round(firstY + (lastY - firstY) * share(index))}
          >
            {SLICES - index * MARK_EVERY}
          </text>
        ))}
      </Marks>
    </Sheet>
  );
}

const slideIn = keyframes`
  from { transform: translate(-22.6%, 5.6%); opacity: 0; }
  40% { opacity: 1; }
  to { transform: none; opacity: 1; }
`;

const Drawing = styled.img`
  width: 100%;
  height: auto;
`;

const GreenSlice = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  animation: ${slideIn} 1100ms var(--motion-ease) 200ms both;
`;

/** The drawing fills its box, which has the proportions of the picture. */
export function Vehicle({ vehicle }: { vehicle: SlicedVehicle }) {
  const { url, sliceUrl, alt } = vehicle;
  return (
    <>
      <Drawing src={url} alt={alt} width={PICTURE_WIDTH} height={PICTURE_HEIGHT} fetchPriority="high" />
      <GreenSlice src={sliceUrl} alt="" width={PICTURE_WIDTH} height={PICTURE_HEIGHT} />
      <VehicleWords vehicle={vehicle} />
    </>
  );
}
