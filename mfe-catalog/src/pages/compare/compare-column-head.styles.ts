import { Price } from '@shop/shared/ui';
import styled from 'styled-components';

export const Column = styled.div`
  container-type: inline-size;
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
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

  /* A long name beside its picture would push the button out of a narrow column. */
  @container (max-width: 240px) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > img {
      grid-column: 1 / -1;
    }
  }
`;

export const Name = styled.div`
  font-size: 16px;
  line-height: 20px;
  font-weight: var(--w-medium);
  overflow-wrap: anywhere;
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
