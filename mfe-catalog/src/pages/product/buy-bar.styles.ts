import styled from 'styled-components';
import { until } from '../../components/breakpoints';

export const Bar = styled.div`
  display: none;

  @media ${until.phone} {
    position: sticky;
    bottom: 0;
    z-index: var(--z-sticky);
    display: flex;
    align-items: center;
    gap: 16px;
    padding: 10px 16px;
    background: var(--c-surface);
    border-top: 1px solid var(--c-line-strong);
    box-shadow: 0 -12px 32px -16px rgba(14, 21, 18, 0.2);

    & > button,
    & > a {
      flex: 1;
      height: var(--size-control-lg);
    }
  }
`;

export const Sum = styled.div`
  display: grid;
  font-size: 20px;
  line-height: 24px;
`;
