import styled from 'styled-components';
import { Caption, media } from '@shop/shared/ui';

export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 150px minmax(0, 1fr) 150px 120px 38px;
  gap: 20px;
  align-items: center;
  padding: 18px 20px;

  & + & {
    border-top: 1px solid var(--c-line);
  }

  &:hover {
    background: var(--neutral-25);
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 10px 12px;
  }
`;

/** Its link covers the row; what else can be pressed lies above. */
export const Number = styled.h2`
  font-size: 16px;
  line-height: 24px;
  font-weight: var(--w-medium);
  font-variant-numeric: tabular-nums;

  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & > a:focus-visible {
    outline: none;
  }

  & > a:focus-visible::after {
    outline: 2px solid var(--c-focus);
    outline-offset: -2px;
  }
`;

export const Status = styled.div`
  @media ${media.phone} {
    grid-column: 2;
    grid-row: 1;
    text-align: right;
  }
`;

export const Payment = styled(Caption)`
  display: block;
  margin-top: 4px;
`;

export const Total = styled.div`
  text-align: right;

  @media ${media.phone} {
    text-align: left;
  }
`;

export const Repeat = styled.div`
  position: relative;
  z-index: 1;
  justify-self: end;
`;
