import styled, { keyframes } from 'styled-components';
import { media } from '@shop/shared/ui';
import { PICTURE_HEIGHT, PICTURE_WIDTH, type SlicedVehicle } from './sliced-vehicles';

const slideIn = keyframes`
  from { transform: translate(-240px, 36px); opacity: 0; }
  40% { opacity: 1; }
  to { transform: none; opacity: 1; }
`;

const Drawing = styled.img`
  width: 100%;
  height: auto;
`;

const Overlay = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  stroke: var(--c-signal);
`;

const Section = styled.path`
  fill: var(--c-signal);
  fill-opacity: 0.14;
  animation: ${slideIn} 1100ms var(--motion-ease) 200ms both;
`;

const Words = styled.g`
  fill: var(--c-text-3);
  stroke: none;
  font: 400 11px / 16px var(--font-mono);
`;

const Marks = styled(Words)`
  text-anchor: middle;

  @media ${media.phone} {
    display: none;
  }
`;

const Label = styled(Words)`
  text-anchor: end;

  @media ${media.phone} {
    font-size: 20px;
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

/** Fills its box, which has the picture's proportions. */
export function Vehicle({ vehicle }: { vehicle: SlicedVehicle }) {
  const { url, alt, origin, section, ground, drop, device, marks, name, slice } = vehicle;
  const [deviceX, deviceY] = device;
  return (
    <>
      <Drawing src={url} alt={alt} width={PICTURE_WIDTH} height={PICTURE_HEIGHT} fetchPriority="high" />
      <Overlay viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`} fill="none" aria-hidden="true">
        <g transform={`translate(${origin.join(' ')})`}>
          <Section d={section} strokeWidth="2.4" strokeLinejoin="round" />
          <path d={ground} strokeWidth="2.4" />
          <path d={drop} strokeDasharray="2 4" />
        </g>
        <circle cx={deviceX} cy={deviceY} r="14" fill="var(--c-signal)" fillOpacity=".16" stroke="none" />
        <circle cx={deviceX} cy={deviceY} r="5" fill="var(--c-signal)" stroke="none" />
        <path d={`M${deviceX} ${deviceY - 5}V${LABEL_TOP}`} strokeWidth="1.2" />
        <Label transform={`translate(${deviceX - 14} ${LABEL_TOP + 12})`}>
          <Name>{name}</Name>
          <text y="20">{slice}</text>
        </Label>
        <Marks>
          {marks.map(([x, y, number]) => (
            <text key={number} x={x} y={y}>
              {number}
            </text>
          ))}
        </Marks>
      </Overlay>
    </>
  );
}
