import styled from 'styled-components';

/** Says what will be saved, and saves it, at the foot of the window. */
export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: var(--z-sticky);
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  margin-top: 16px;
  padding: 10px 16px;
  border: 1px solid var(--c-line-strong);
  background: var(--c-surface);
  box-shadow: var(--shadow-2);
  font-size: 14px;
  line-height: 20px;
  scroll-margin: 0;

  @media (max-height: 399.98px) {
    position: static;
  }
`;

/** What waits to be saved; a long list scrolls, so that the buttons stay. */
export const FootList = styled.div`
  flex: 1 0 100%;
  max-height: 40vh;
  overflow-y: auto;
  overflow-wrap: anywhere;

  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & b {
    font-weight: var(--w-medium);
  }
`;
