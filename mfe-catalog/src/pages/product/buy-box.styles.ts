import { Caption, Checkbox, media } from '@shop/shared/ui';
import styled, { css } from 'styled-components';
import { until } from '../../components/breakpoints';

export const Box = styled.div`
  margin-top: 16px;
`;

export const Part = styled.div`
  padding: 14px 24px;

  & + &,
  * + & {
    border-top: 1px solid var(--c-line);
  }

  @media ${media.phone} {
    padding: 16px;
  }
`;

export const PriceLine = styled(Part)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 16px;
`;

export const PartTitle = styled.span`
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  font-weight: var(--w-medium);
`;

export const YearNote = styled.p`
  margin-top: 4px;
  color: var(--c-text-2);
  font-size: 13px;
  line-height: 18px;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 16px;
  margin-bottom: 16px;
`;

export const Cut = styled.p`
  /* As wide as the field it replaces, so that the total beside it stays on its line. */
  width: 0;
  min-width: 100%;
  font-size: 13px;
  line-height: 18px;
  color: var(--c-danger);

  &:not(:empty) {
    margin-top: 4px;
  }
`;

export const SoldOutBox = styled.p`
  margin-bottom: 16px;
  color: var(--c-text-2);
`;

export const Total = styled.div`
  display: grid;
  text-align: right;
`;

/** The bar of phones repeats these buttons while they are out of sight. */
export const BUY_BUTTONS_ID = 'buy-buttons';

export const Buttons = styled.div`
  display: flex;
  gap: 8px;

  & > button,
  & > a {
    flex: 1;
  }

  /* The first button has a row of its own: three do not fit beside each other. */
  @media ${media.phone} {
    flex-wrap: wrap;

    & > :first-child:nth-last-child(n + 3) {
      flex-basis: 100%;
    }
  }
`;

export const AccessoriesBox = styled(Part).attrs({ as: 'fieldset' })`
  position: relative;
  && {
    border-width: 1px 0 0;
  }
`;

export const AccessoriesTitle = styled.legend`
  float: left;
  padding: 0;
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  font-weight: var(--w-medium);
`;

export const AccessoriesHint = styled(Caption)`
  display: block;
  margin-bottom: 6px;
  text-align: right;
`;

/** Picture, name and price. */
const pictured = css`
  display: grid;
  flex: 1;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;

  & img {
    width: 56px;
    height: 44px;
    background: var(--c-stage);
    border-radius: var(--r-1);
    object-fit: contain;
  }

  @media ${media.phone} {
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: 10px;

    & img {
      width: 44px;
      height: 36px;
    }
  }

  /* Words matter more than pictures. */
  @media ${until.tiny} {
    grid-template-columns: minmax(0, 1fr) auto;

    & img {
      display: none;
    }
  }
`;

/** As wide as the box of the checkboxes below it, so that all pictures are in one column. */
export const IncludedPartBox = styled.div`
  ${pictured}
  padding: 4px 0 4px 32px;
  font-size: 15px;
  line-height: 20px;
`;

export const AccessoryBox = styled(Checkbox)`
  width: 100%;
  align-items: center;
  padding-block: 4px;
  line-height: 20px;

  @media ${media.phone} {
    padding-block: 8px;
  }

  & > span {
    ${pictured}
  }

  &:has(:disabled) {
    color: var(--c-text-3);
    cursor: not-allowed;
  }
`;

export const AccessoryNote = styled(Caption)`
  display: block;
`;

export const Included = styled(Caption)`
  text-align: right;

  @media ${media.phone} {
    max-width: 76px;
  }
`;
