import { media } from '@shop/shared/ui';
import styled, { css } from 'styled-components';
import { ContentPicture, type Picture } from '../../components/content-picture';
import vanUrl from '../../drawings/about-hidden.svg';
import rackUrl from '../../drawings/rack-card.svg';
import dialogUrl from '../../drawings/support-dialog.svg';
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
    height: ${({ $isHome }) => ($isHome ? 350 : 330)}px;
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
    top: 20px;
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
    top: 20px;
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

/** Drawings without words of the page on them. */
const PLAIN_PICTURES = {
  server: {
    src: rackUrl,
    alt: 'Серверная стойка, один блок выделен зелёным',
    width: 320,
    height: 240,
  },
  dialog: {
    src: dialogUrl,
    alt: 'Блок, радиометка и\u00A0телефон с\u00A0диалогом: вопрос, совет с\u00A0зелёной риской и\u00A0кнопки «Помогло» и\u00A0«Не\u00A0помогло»',
    width: 580,
    height: 524,
  },
  'hidden-van': {
    src: vanUrl,
    alt: 'Фургон в\u00A0срезах, блока в\u00A0нём не\u00A0видно. Рядом телефон: на\u00A0карте зелёная риска там, где фургон',
    width: 820,
    height: 536,
  },
} as const;

const PlainBox = styled.div`
  display: grid;
  height: 100%;
  place-items: center;

  & > img {
    width: min(100%, 560px);
    height: auto;
    max-height: 560px;
    object-fit: contain;
  }

  @media ${media.phone} {
    & > img {
      max-height: 310px;
    }
  }
`;

/** As wide as the vehicles. A phone shows the end of it, with the screen. */
const WideBox = styled.div`
  & > img {
    position: absolute;
    top: 24px;
    right: -16px;
    width: 800px;
    max-width: none;
    height: auto;
  }

  @media ${media.narrowDesktop} {
    & > img {
      right: 0;
      width: 700px;
    }
  }

  @media ${COMPACT} {
    & > img {
      top: 0;
      right: 32px;
      width: calc(100% - 64px);
    }
  }

  @media ${media.phone} {
    & > img {
      top: 0;
      right: 16px;
      width: auto;
      height: 300px;
    }
  }
`;

const PhotoBox = styled.div`
  height: 100%;

  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  @media (min-width: 1280px) {
    & img {
      position: absolute;
      inset: 0;
    }
  }
`;

interface HeroPictureProps {
  picture: HeroProps['picture'];
  photo: Picture | undefined;
  isHome: boolean;
}

/** The photo or the drawing of a hero, or nothing for a hero without a drawing. */
export function HeroPicture({ picture, photo, isHome }: HeroPictureProps) {
  if (photo) {
    return (
      <Stage $isHome={isHome}>
        <PhotoBox>
          <ContentPicture picture={photo} sizes="(max-width: 1023px) 100vw, 60vw" isFirst />
        </PhotoBox>
      </Stage>
    );
  }
  switch (picture) {
    case 'none':
      return null;
    case 'server':
    case 'dialog':
    case 'hidden-van': {
      const Box = picture === 'hidden-van' ? WideBox : PlainBox;
      return (
        <Stage $isHome={isHome}>
          <Box>
            <img {...PLAIN_PICTURES[picture]} alt={PLAIN_PICTURES[picture].alt} fetchPriority="high" />
          </Box>
        </Stage>
      );
    }
    case 'car-slices':
    case 'taxi-slices':
    case 'truck-slices':
      return (
        <Stage $isHome={isHome}>
          <VehicleBox $isHome={isHome}>
            <Vehicle vehicle={SLICED_VEHICLES[picture]} />
          </VehicleBox>
        </Stage>
      );
  }
}
