import { Price } from '@shop/shared/ui';
import styled from 'styled-components';
import { until } from '../../components/breakpoints';

export const Head = styled.div`
  display: grid;
  grid-template-columns: 72px 1fr auto;
  gap: 14px;
  align-items: start;
  margin-bottom: 12px;

  & > img {
    width: 72px;
    height: 60px;
    background: var(--c-stage);
    object-fit: contain;
  }

  & > button {
    --fg: var(--c-text-3);
    margin: -8px -8px 0 0;
  }

  @media print {
    & > button {
      display: none;
    }
  }

  @media ${until.phone} {
    grid-template-columns: 1fr auto;

    & > img {
      grid-column: 1 / -1;
    }
  }
`;

export const Name = styled.div`
  font-size: 16px;
  line-height: 20px;
  font-weight: var(--w-medium);
`;

export const Cost = styled(Price)`
  font-size: 18px;
  line-height: 26px;
`;

export const Buying = styled.div`
  @media print {
    display: none;
  }
`;
