import { Caption, Checkbox } from '@shop/shared/ui';
import styled from 'styled-components';
import { until } from '../../components/breakpoints';
import { Part } from './buy-box.styles';

export const Group = styled(Part).attrs({ as: 'fieldset' })`
  position: relative;
  && {
    border-width: 1px 0 0;
  }
`;

export const Legend = styled.legend`
  float: left;
  padding: 0;
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  font-weight: var(--w-medium);
`;

export const Hint = styled(Caption)`
  display: block;
  margin-bottom: 6px;
  text-align: right;
`;

export const Choice = styled(Checkbox)`
  width: 100%;
  align-items: center;
  padding-block: 8px;
  line-height: 20px;

  & > span {
    display: grid;
    flex: 1;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
  }

  & img {
    width: 56px;
    height: 46px;
    background: var(--c-stage);
    border-radius: var(--r-1);
    object-fit: contain;
  }

  &:has(:disabled) {
    color: var(--c-text-3);
    cursor: not-allowed;
  }

  @media ${until.phone} {
    & > span {
      grid-template-columns: 44px minmax(0, 1fr) auto;
      gap: 10px;
    }

    & img {
      width: 44px;
      height: 36px;
    }
  }
`;

export const Note = styled(Caption)`
  display: block;
`;

export const Included = styled(Caption)`
  text-align: right;

  @media ${until.phone} {
    max-width: 76px;
  }
`;
