import { media, tickColumn } from '@shop/shared/ui';
import styled, { css } from 'styled-components';

/** Below this width, the summary beside the rows leaves too little room for a row on one line. */
const narrow = '(max-width: 1023.98px)';

const inTwoLines = css<{ $isChild: boolean }>`
  grid-template-columns: ${({ $isChild }) => ($isChild ? 60 : 120)}px minmax(0, 1fr) 44px;
  gap: 8px 14px;
  align-items: start;

  @media ${media.phone} {
    grid-template-columns: ${({ $isChild }) => ($isChild ? 52 : 80)}px minmax(0, 1fr) 44px;
  }
`;

/** Picture, text, count, price and bin. In narrow windows count and price move below the text. */
export const RowBox = styled.div<{ $isChild: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isChild }) => ($isChild ? 60 : 120)}px minmax(0, 1fr) auto 120px 38px;
  gap: 20px;
  align-items: center;
  padding: ${({ $isChild }) => ($isChild ? 10 : 20)}px 0;
  border-top: 1px solid ${({ $isChild }) => ($isChild ? 'var(--c-line)' : 'var(--c-line-strong)')};

  @media ${narrow} {
    ${inTwoLines}
  }
`;

export const PictureCell = styled.div`
  @media ${narrow} {
    grid-row: 1 / 3;
  }
`;

export const QuantityCell = styled.div`
  @media ${narrow} {
    grid-column: 2;
    grid-row: 2;
  }
`;

/** Stands where other rows have their stepper. */
export const IncludedCount = styled(QuantityCell)`
  min-width: 118px;
  text-align: center;
  font-size: 15px;
  color: var(--c-text-2);
  font-variant-numeric: tabular-nums;

  @media ${narrow} {
    text-align: left;
  }
`;

export const PriceCell = styled.div<{ $isChild: boolean }>`
  text-align: right;
  font-size: ${({ $isChild }) => ($isChild ? 15 : 18)}px;

  /* Not a styled component: it first appears with the second piece, and inserting its styles
     would make that press 2 ms slower. */
  & > small {
    display: block;
    font-size: 13px;
    line-height: 18px;
    color: var(--c-text-3);
  }

  @media ${narrow} {
    grid-column: 2 / 4;
    grid-row: 2;
    align-self: center;
    justify-self: end;
  }

  @media (max-width: 359.98px) {
    grid-row: 3;
  }
`;

export const RemoveCell = styled.div`
  @media ${narrow} {
    grid-column: 3;
    grid-row: 1;
    justify-self: end;
  }
`;

/** A vertical rule connects accessories with their product. */
export const Children = styled.ul`
  position: relative;
  padding: 0 0 12px 60px;

  &::before {
    content: '';
    position: absolute;
    left: 28px;
    top: -4px;
    bottom: 36px;
    width: 9px;
    background: ${tickColumn('var(--neutral-400)')};
    border-left: 1px solid var(--neutral-400);
  }

  & > li:first-child > ${RowBox} {
    border-top: 0;
  }

  @media ${narrow} {
    padding-left: 28px;

    &::before {
      left: 6px;
      bottom: 80px;
    }
  }
`;
