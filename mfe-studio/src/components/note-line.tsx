import styled from 'styled-components';

/** A line above what it is about: words, and what can be done. */
export const NoteLine = styled.div<{ $isWarning?: boolean }>`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 44px;
  padding: 4px 8px 4px 16px;
  border-bottom: 1px solid var(--c-line);
  background: ${({ $isWarning }) => ($isWarning ? 'var(--c-warning-bg)' : 'var(--c-surface)')};
  font-size: 14px;
  line-height: 20px;

  & > svg {
    flex: none;
  }

  & > p {
    flex: 1;
  }

  & > button {
    flex: none;
  }
`;
