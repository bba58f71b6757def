import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';

export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  height: 60px;
  padding-left: 16px;
  border-bottom: 1px solid var(--c-line);
`;

export const Entry = styled(Link)<{ $isNested?: boolean }>`
  position: relative;
  display: block;
  padding: ${({ $isNested }) => ($isNested ? '11px 16px 11px 32px' : '13px 16px')};
  border-bottom: 1px solid var(--c-line);
  font-size: ${({ $isNested }) => ($isNested ? '16px' : '20px')};
  line-height: ${({ $isNested }) => ($isNested ? '22px' : '26px')};
  color: ${({ $isNested }) => ($isNested ? 'var(--c-text-2)' : 'inherit')};

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current]::before {
    content: '';
    position: absolute;
    left: 0;
    top: 12px;
    bottom: 12px;
    width: 3px;
    background: var(--c-signal);
  }
`;

export const GroupName = styled.span`
  display: block;
  padding: 13px 16px;
  border-bottom: 1px solid var(--c-line);
  font-size: 20px;
  line-height: 26px;
`;
