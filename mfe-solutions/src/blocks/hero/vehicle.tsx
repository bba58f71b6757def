import styled, { keyframes } from 'styled-components';
import { PICTURE_HEIGHT, PICTURE_WIDTH, type SlicedVehicle } from './sliced-vehicles';
import { VehicleWords } from './vehicle-words';

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

/** Fills its box, which has the picture's proportions. */
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
