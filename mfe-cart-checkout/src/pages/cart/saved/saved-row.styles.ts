import { media } from '@shop/shared/ui';
import styled from 'styled-components';

export const Row = styled.li`
  display: grid;
  grid-template-columns: 60px minmax(0, 1fr) auto auto;
  gap: 8px 20px;
  align-items: center;
  padding: 16px 0;
  border-top: 1px solid var(--c-line-strong);

  &:last-child {
    border-bottom: 1px solid var(--c-line-strong);
  }

  @media ${media.phone} {
    grid-template-columns: 52px minmax(0, 1fr) auto;
    gap: 8px 14px;
    align-items: start;
  }
`;

export const Name = styled.h3`
  font-size: 16px;
  line-height: 22px;
  font-weight: var(--w-medium);
  overflow-wrap: anywhere;
`;

export const Words = styled.small`
  display: block;
  font-size: 13px;
  line-height: 18px;
  color: var(--c-text-3);
`;

export const Sum = styled.div`
  text-align: right;
`;

export const Actions = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;

  @media ${media.phone} {
    grid-column: 2 / 4;
    justify-content: space-between;
  }
`;
