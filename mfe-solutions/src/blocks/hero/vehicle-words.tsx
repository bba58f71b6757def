import styled from 'styled-components';
import { media } from '@shop/shared/ui';
import { PICTURE_HEIGHT, PICTURE_WIDTH, SLICES, type SlicedVehicle } from './sliced-vehicles';

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

/** Numbers on the ground, and the line that says which device is in the green slice. */
export function VehicleWords({ vehicle }: { vehicle: SlicedVehicle }) {
  const { name, slice, device, ruler } = vehicle;
  const [deviceX, deviceY] = device;
  const [[firstX, firstY], [lastX, lastY]] = ruler;
  const share = (index: number) => index / (MARKS.length - 1);
  return (
    <Sheet viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`} aria-hidden="true">
      <path d={`M${deviceX} ${deviceY - 5}V${LABEL_TOP}`} stroke="var(--c-signal)" strokeWidth="1.2" />
      <Label transform={`translate(${deviceX - 14} ${LABEL_TOP + 12})`}>
        <Name>{name}</Name>
        <text y="20">{`срез ${slice} из\u00A0${SLICES}`}</text>
      </Label>
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
