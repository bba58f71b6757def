import { useEffect, useRef, type ComponentProps } from 'react';
import styled from 'styled-components';

const Bar = styled.div`
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

/** Ctrl + Enter saves, wherever one types, or leads to what the bar wants typed first. */
function useSaveKeys() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      // Below a dialog it is inert.
      if (!isSave || bar.current?.closest('[inert]')) return;
      event.preventDefault();
      const again = bar.current?.querySelector<HTMLElement>('[aria-invalid]');
      if (again) again.focus();
      else bar.current?.querySelector<HTMLElement>('[data-save]')?.click();
    };
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, []);
  return bar;
}

/**
 * Says what will be saved, and saves it with its button that has `data-save`, at the foot of the
 * window.
 */
export function Foot({ children, ...rest }: Omit<ComponentProps<typeof Bar>, 'ref' | 'role'>) {
  const bar = useSaveKeys();
  return (
    <Bar {...rest} ref={bar} role="group">
      {children}
    </Bar>
  );
}

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
