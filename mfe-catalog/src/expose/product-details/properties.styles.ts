import { Grid } from '@shop/shared/ui';
import styled from 'styled-components';
import { until } from '../../components/breakpoints';

export const Columns = styled(Grid)`
  @media ${until.compact} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 48px;
  }
`;

export const Tables = styled.div`
  grid-column: 1 / 8;

  @media ${until.compact} {
    grid-column: auto;
  }
`;

export const Aside = styled.div`
  grid-column: 9 / 13;

  @media ${until.compact} {
    grid-column: auto;
  }
`;

export const Vehicles = styled.ul`
  display: grid;
  gap: 16px;
  margin-top: 12px;

  & b {
    font-weight: var(--w-medium);
  }

  & p {
    color: var(--c-text-2);
  }
`;
