import { media } from '@shop/shared/ui';
import styled, { css } from 'styled-components';
import rackUrl from '../../drawings/rack-card.svg';
import type { HeroProps } from './schema';
import { PICTURE_HEIGHT, PICTURE_WIDTH, SLICED_VEHICLES, Vehicle } from './vehicle';

const COMPACT = `${media.compact} and (min-width: 768px)`;

/** The columns of the drawing. It crosses their edges on purpose. */
const Stage = styled.div<{ $isHome: boolean }>`
  position: relative;
  grid-area: 1 / ${({ $isHome }) => ($isHome ? 5 : 6)} / 2 / 13;

  @media ${COMPACT} {
    height: 58vw;
    margin: 8px -32px 0;
  }

  @media ${media.phone} {
    height: ${({ $isHome }) => ($isHome ? 330 : 310)}px;
    margin: ${({ $isHome }) => ($isHome ? 20 : 12)}px -16px 0;
  }
`;

const home = css`
  top: 20px;
  left: -40px;
  width: 1000px;

  @media ${media.narrowDesktop} {
    left: 0;
    width: 870px;
  }

  @media ${media.phone} {
    top: 0;
    left: -84px;
    width: 560px;
  }
`;

const inner = css`
  top: -8px;
  left: -60px;
  width: 930px;

  @media ${media.narrowDesktop} {
    width: 830px;
  }

  @media ${media.phone} {
    top: 0;
    left: -48px;
    width: 540px;
  }
`;

const VehicleBox = styled.div<{ $isHome: boolean }>`
  position: absolute;
  aspect-ratio: ${PICTURE_WIDTH} / ${PICTURE_HEIGHT};
  ${({ $isHome }) => ($isHome ? home : inner)}

  @media ${COMPACT} {
    top: 0;
    left: 0;
    width: 100%;
  }
`;

const RackBox = styled.div`
  display: grid;
  height: 100%;
  place-items: center;

  & > img {
    width: min(100%, 560px);
    height: auto;
    max-height: 100%;
    object-fit: contain;
  }
`;

const RACK_ALT = 'Серверная стойка, один блок выделен зелёным';

interface HeroPictureProps {
  picture: HeroProps['picture'];
  isHome: boolean;
}

/** The drawing of a hero, or nothing for a hero without a drawing. */
export function HeroPicture({ picture, isHome }: HeroPictureProps) {
  if (picture === 'none') return null;
  return (
    <Stage $isHome={isHome}>
      {picture === 'server' ? (
        <RackBox>
          <img src={rackUrl} alt={RACK_ALT} width={320} height={240} fetchPriority="high" />
        </RackBox>
      ) : (
        <VehicleBox $isHome={isHome}>
          <Vehicle vehicle={SLICED_VEHICLES[picture]} />
        </VehicleBox>
      )}
    </Stage>
  );
}
