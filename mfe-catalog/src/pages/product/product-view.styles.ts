import styled from 'styled-components';
import { until } from '../../components/breakpoints';

/** Gallery and facts on the left, buying on the right; on phones buying stands between them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  grid-template-rows: auto 1fr;
  gap: 24px;
  align-items: start;

  @media ${until.tablet} {
    display: block;
  }
`;

export const Buying = styled.div`
  grid-column: 8 / 13;
  grid-row: 1 / 3;
  padding-left: 24px;

  @media ${until.compact} {
    grid-column: 7 / 13;
    padding-left: 0;
  }

  @media ${until.tablet} {
    padding-top: 24px;
  }
`;

export const Lead = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 12px;
`;

export const Rest = styled.p`
  color: var(--c-text-2);
  font-size: 15px;
  line-height: 22px;
`;
