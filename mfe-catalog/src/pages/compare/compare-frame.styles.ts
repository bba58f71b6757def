import styled from 'styled-components';
import { until } from '../../components/breakpoints';

export const Place = styled.div`
  padding-bottom: 96px;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 12px 24px;
  padding: 8px 0 32px;

  @media ${until.phone} {
    padding-bottom: 20px;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 24px;

  & > button,
  & > a {
    padding-inline: 8px;
    margin-inline: -8px;
  }

  @media print {
    display: none;
  }
`;
