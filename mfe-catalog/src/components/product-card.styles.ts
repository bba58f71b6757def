import styled from 'styled-components';
import { until } from './breakpoints';

interface WidthProps {
  $isWide: boolean;
}

export const Card = styled.article<WidthProps>`
  position: relative;
  display: flex;
  flex-direction: ${({ $isWide }) => ($isWide ? 'row' : 'column')};
  min-width: 0;
  height: 100%;
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  border-radius: var(--r-1);
  transition:
    border-color var(--motion-base),
    box-shadow var(--motion-base);

  &:hover {
    border-color: var(--c-line-strong);
    box-shadow: var(--shadow-2);
  }

  &:hover .ruler {
    --ruler-at: 92;
  }

  @media ${until.phone} {
    flex-direction: column;
  }
`;

export const Body = styled.div<WidthProps>`
  display: flex;
  flex: ${({ $isWide }) => ($isWide ? '1 1 46%' : '1')};
  flex-direction: column;
  min-width: 0;
  padding: ${({ $isWide }) => ($isWide ? '28px' : '20px')};

  & > dl {
    margin-top: 16px;
  }

  @media ${until.phone} {
    padding: 20px;
  }
`;

export const Name = styled.h3<WidthProps>`
  font-size: ${({ $isWide }) => ($isWide ? '28px' : '20px')};
  line-height: ${({ $isWide }) => ($isWide ? '34px' : '26px')};
  letter-spacing: -0.012em;

  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Text = styled.p`
  min-height: 40px;
  margin-top: 6px;
  color: var(--c-text-2);
  font-size: 14px;
  line-height: 20px;
`;

export const Foot = styled.div`
  margin-top: auto;
  padding-top: 16px;
`;

export const PriceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 2px 12px;
  margin-bottom: 14px;

  & > :nth-child(n + 3) {
    flex-basis: 100%;
  }
`;

export const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  gap: 8px;
`;
