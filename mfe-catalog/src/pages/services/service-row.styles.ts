import styled from 'styled-components';
import { until } from '../../components/breakpoints';

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) 180px 148px;
  gap: 24px;
  align-items: center;
  padding: 28px 0;
  border-top: 1px solid var(--c-line-strong);

  &::before {
    content: '';
    position: absolute;
    left: 0;
    top: -10px;
    width: 2px;
    height: 20px;
    background: var(--c-signal);
  }

  @media ${until.phone} {
    grid-template-columns: 1fr auto;
    gap: 12px;

    & > div:first-of-type {
      grid-column: 1 / -1;
    }
  }
`;

export const Sign = styled.img`
  @media ${until.phone} {
    display: none;
  }
`;

export const Text = styled.p`
  max-width: 560px;
  margin-top: 6px;
  color: var(--c-text-2);
`;

export const Fits = styled.p`
  margin-top: 8px;

  & a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const Cost = styled.div`
  text-align: right;

  & > span {
    display: block;
  }

  @media ${until.phone} {
    text-align: left;
  }
`;
