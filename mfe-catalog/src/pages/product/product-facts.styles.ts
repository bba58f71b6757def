import styled from 'styled-components';
import { until } from '../../components/breakpoints';

export const List = styled.dl`
  grid-column: 1 / 8;
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 28px 0;
  margin-top: 16px;

  @media ${until.compact} {
    grid-column: 1 / 7;
    grid-template-columns: 1fr;
  }

  @media ${until.tablet} {
    grid-template-columns: repeat(2, 1fr);
    margin-top: 28px;
  }

  @media ${until.phone} {
    grid-template-columns: 1fr;
  }
`;

export const Fact = styled.div`
  position: relative;
  padding: 0 20px 0 16px;

  &::before {
    content: '';
    position: absolute;
    left: 0;
    top: 6px;
    bottom: 2px;
    width: 1px;
    background: var(--neutral-400);
  }

  & > dt {
    font-size: 28px;
    line-height: 34px;
    letter-spacing: -0.025em;
    font-weight: var(--w-heading);
  }

  & > dd {
    margin-top: 4px;
    color: var(--c-text-2);
    font-size: 15px;
    line-height: 22px;
  }
`;
