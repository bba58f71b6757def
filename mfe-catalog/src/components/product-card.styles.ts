import { media } from '@shop/shared/ui';
import styled, { css } from 'styled-components';
import { until } from './breakpoints';

/** Product cards, three across; two on tablets, one on phones. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 24px;

  @media ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;

interface WidthProps {
  $isWide: boolean;
}

export const Card = styled.article<WidthProps>`
  position: relative;
  display: flex;
  flex-direction: ${({ $isWide }) => ($isWide ? 'row' : 'column')};
  min-width: 0;
  height: 100%;
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  border-radius: var(--r-1);
  transition:
    border-color var(--motion-base),
    box-shadow var(--motion-base);

  &:hover {
    border-color: var(--c-line-strong);
    box-shadow: var(--shadow-2);
  }

  &:hover .ruler {
    --ruler-at: 92;
  }

  /* The picture beside name and sentence; facts and buttons below both. */
  @media ${media.phone} {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    gap: 0 12px;
    padding: 10px 12px;
  }

  @media ${until.tiny} {
    grid-template-columns: 64px minmax(0, 1fr);
  }
`;

export const Body = styled.div<WidthProps>`
  display: flex;
  flex: ${({ $isWide }) => ($isWide ? '1 1 46%' : '1')};
  flex-direction: column;
  min-width: 0;
  padding: ${({ $isWide }) => ($isWide ? '28px' : '20px')};

  & > dl {
    margin-top: 16px;
  }

  @media ${media.phone} {
    display: contents;

    & > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }

    & > dl {
      display: grid;
      grid-template-columns: 3fr 2fr;
      gap: 0 12px;
      margin-top: 8px;
      font-size: 13px;
      line-height: 18px;
    }

    & > dl > div {
      display: block;
      padding: 4px 0 0;
    }

    & > dl dd {
      text-align: left;
    }
  }
`;

export const Name = styled.h3<WidthProps>`
  font-size: ${({ $isWide }) => ($isWide ? '28px' : '20px')};
  line-height: ${({ $isWide }) => ($isWide ? '34px' : '26px')};
  letter-spacing: -0.012em;

  @media ${media.phone} {
    font-size: 18px;
    line-height: 24px;
  }

  /* The longest name keeps its words whole. */
  @media ${until.tiny} {
    font-size: 16px;
  }

  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Text = styled.p`
  margin-top: 6px;
  color: var(--c-text-2);
  font-size: 14px;
  line-height: 20px;

  @media ${media.phone} {
    margin-top: 2px;
  }
`;

export const Footer = styled.div`
  margin-top: auto;
  padding-top: 16px;

  @media ${media.phone} {
    padding-top: 4px;
  }
`;

export const PriceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 2px 12px;
  margin-bottom: 14px;

  & > :nth-child(n + 3) {
    flex-basis: 100%;
  }

  @media ${media.phone} {
    margin-bottom: 0;

    /* Without accessories the buttons come next. */
    &:nth-last-child(2) {
      margin-bottom: 8px;
    }
  }
`;

export const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  gap: 8px;
`;

const wideStage = css`
  flex: 1 1 54%;
  height: auto;

  & > img {
    width: 100%;
    height: 400px;
    padding-inline: 16px;
    object-fit: contain;
  }
`;

export const StageBox = styled.div<{ $isWide: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  height: 236px;
  overflow: hidden;
  background: var(--c-stage);

  & > img {
    width: auto;
    height: 200px;
  }

  & > .ruler {
    position: absolute;
    inset: auto 0 0;
  }

  ${({ $isWide }) => $isWide && wideStage}

  @media ${media.phone} {
    grid-row: 1 / 3;
    height: 92px;

    & > img {
      height: 80px;
      padding: 0;
    }
  }
`;

export const KitBox = styled.div`
  margin-top: 20px;
  padding-top: 14px;
  border-top: 1px solid var(--c-line);
  color: var(--c-text-2);
`;

export const KitTitle = styled.p`
  font-size: 14px;
  line-height: 20px;
`;

export const KitList = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  margin-top: 10px;
  font-size: 13px;
  line-height: 18px;

  & img {
    width: 100%;
    height: 72px;
    margin-bottom: 6px;
    background: var(--c-stage);
    object-fit: contain;
  }

  @media ${until.tiny} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
