import { useEffect, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { CloseIcon } from '@shop/shared/ui';
import { SmallButton } from './small-button';

const Box = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 100%;
`;

const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  justify-content: space-between;
  gap: 8px;
  align-items: center;
  min-height: 48px;
  padding: 8px 8px 8px 16px;
  background: var(--c-surface);

  & > h2 {
    font-size: 15px;
    line-height: 20px;
    font-weight: var(--w-medium);
    letter-spacing: 0;
  }

  & > h2:focus {
    outline: none;
  }
`;

interface SidePanelProps {
  title: string;
  /** Without it, the panel stays. */
  onClose?: () => void;
  /** Moves the cursor to the heading when the panel opens, for keyboard and screen reader. */
  takesCursor?: boolean;
  children: ReactNode;
}

/** A part of the screen beside the page. */
export function SidePanel({ title, onClose, takesCursor = false, children }: SidePanelProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesCursor) heading.current?.focus();
  }, [takesCursor]);
  return (
    <Box aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {onClose && (
          <SmallButton label="Закрыть" onClick={onClose}>
            <CloseIcon size={18} />
          </SmallButton>
        )}
      </Head>
      {children}
    </Box>
  );
}
