import styled from 'styled-components';

/** A line of the history; the open one has the mark. */
export const Item = styled.li<{ $isOpen: boolean }>`
  position: relative;
  border-top: 1px solid var(--c-line);
  ${({ $isOpen }) => $isOpen && 'background: var(--c-bg); box-shadow: inset 3px 0 0 var(--c-signal);'}
`;

export const Head = styled.button`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2px 8px;
  width: 100%;
  padding: 12px 16px;
  text-align: left;
  font-size: 14px;
  line-height: 20px;

  &:hover {
    background: var(--c-bg);
  }
`;

export const Name = styled.span`
  font-size: 15px;
  font-weight: var(--w-medium);
`;

export const Made = styled.span`
  grid-column: 1 / -1;
  color: var(--c-text-3);
  font-size: 13px;
  line-height: 18px;
`;

export const Body = styled.div`
  padding: 0 16px 16px;
`;

export const Padded = styled.div`
  padding: 12px 16px;
`;
