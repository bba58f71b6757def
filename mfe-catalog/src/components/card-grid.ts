import styled from 'styled-components';
import { until } from './breakpoints';

/** Product cards, three across; two on tablets, one on phones. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 24px;

  @media ${until.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${until.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;
