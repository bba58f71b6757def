import styled, { css } from 'styled-components';
import { Container, Display, Lead, media } from '@shop/shared/ui';

const COMPACT = `${media.compact} and (min-width: 768px)`;

export const Frame = styled.section`
  position: relative;
  overflow: hidden;
`;

interface ColumnsProps {
  $isHome: boolean;
  $hasPicture: boolean;
}

function heightOf({ $isHome, $hasPicture }: ColumnsProps): number {
  if (!$hasPicture) return 0;
  return $isHome ? 676 : 560;
}

export const Columns = styled(Container)<ColumnsProps>`
  position: relative;
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: 24px;
  min-height: ${heightOf}px;
  padding-bottom: ${({ $hasPicture }) => ($hasPicture ? 0 : 64)}px;

  @media ${media.compact} {
    display: block;
    min-height: 0;
    padding-bottom: 0;
  }
`;

export const Copy = styled.div<{ $isHome: boolean }>`
  position: relative;
  z-index: 2;
  grid-area: 1 / 1 / 2 / 7;
  padding-top: ${({ $isHome }) => ($isHome ? 88 : 56)}px;

  @media ${COMPACT} {
    padding-top: ${({ $isHome }) => ($isHome ? 56 : 24)}px;
  }

  @media ${media.phone} {
    padding-top: ${({ $isHome }) => ($isHome ? 40 : 16)}px;
  }
`;

const innerTitle = css`
  font-size: clamp(40px, 5vw, 68px);
  line-height: 1.04;

  @media ${media.phone} {
    font-size: min(40px, 11.5vw);
  }
`;

// Narrow enough that the title breaks alike in the web font and in the one that stands in for it: nothing moves.
const homeTitle = css`
  @media ${media.phone} {
    max-width: 300px;
  }
`;

export const Title = styled(Display)<{ $isHome: boolean }>`
  ${({ $isHome }) => ($isHome ? homeTitle : innerTitle)}
`;

export const HeroLead = styled(Lead)`
  max-width: 440px;
  margin-top: 28px;

  @media ${media.narrowDesktop} {
    max-width: 380px;
  }

  @media ${media.phone} {
    margin-top: 16px;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  margin-top: 36px;

  @media ${media.phone} {
    margin-top: 24px;

    & > * {
      flex: 1 1 100%;
    }
  }
`;
