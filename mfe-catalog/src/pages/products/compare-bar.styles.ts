import { Container } from '@shop/shared/ui';
import styled from 'styled-components';
import { until } from '../../components/breakpoints';

export const Bar = styled.div`
  --c-text: var(--neutral-0);
  --c-text-2: var(--neutral-300);
  --c-control-hover: var(--neutral-0);
  --c-focus: var(--green-signal);
  position: sticky;
  bottom: 0;
  z-index: var(--z-sticky);
  background: var(--c-surface-dark);
  color: var(--c-text);
`;

export const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: 24px;
  height: 64px;
  font-size: 15px;

  @media ${until.phone} {
    gap: 12px;
    font-size: 14px;
  }
`;

export const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Names = styled.span`
  color: var(--c-text-2);

  @media ${until.phone} {
    display: none;
  }
`;

export const Clear = styled.span`
  @media ${until.phone} {
    display: none;
  }
`;
