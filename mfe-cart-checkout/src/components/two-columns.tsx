import styled from 'styled-components';
import { until } from './breakpoints';

/** The work in columns 1–8, the summary in 9–12; on phones and tablets the summary comes last. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 24px;
  align-items: start;

  @media ${until.laptop} {
    display: block;
  }
`;

export const MainColumn = styled.div`
  grid-column: 1 / 9;
  min-width: 0;
`;

export const SideColumn = styled.aside`
  grid-column: 9 / 13;
  position: sticky;
  top: calc(var(--size-header) + 24px);
  min-width: 0;

  @media ${until.laptop} {
    position: static;
    margin-top: 32px;
  }
`;
