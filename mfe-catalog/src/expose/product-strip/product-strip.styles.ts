import styled from 'styled-components';
import { until } from '../../components/breakpoints';

export const Place = styled.li<{ $isWide: boolean }>`
  grid-column: ${({ $isWide }) => ($isWide ? 'span 2' : 'auto')};

  @media ${until.phone} {
    grid-column: auto;
  }
`;
