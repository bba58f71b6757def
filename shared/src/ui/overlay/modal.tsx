import { useId, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon } from '../icons/icons';
import { VisuallyHidden } from '../layout/visually-hidden';
import { Body, Box, Close, Overlay, Title } from './modal-parts';
import { useIsClient } from './use-is-client';
import { trapTab, useModalFocus } from './use-modal-focus';
import { useScrollLock } from './use-scroll-lock';

export interface ModalProps {
  title: string;
  isOpen: boolean;
  /** Called on Esc, on the close button and on a click outside the box. */
  onClose: () => void;
  /** CSS length; the sign-in dialog uses 396 px. */
  width?: string;
  /** Only screen readers see the title, because the content has its own heading. */
  isTitleHidden?: boolean;
  /** `alertdialog` for questions that interrupt. */
  role?: 'dialog' | 'alertdialog';
  describedBy?: string;
  children: ReactNode;
  className?: string;
}

/**
 * A dialog over the page. It traps and restores focus,
 * closes on Esc, and locks the page's scrolling.
 */
export function Modal(props: ModalProps) {
  const isShown = useIsClient() && props.isOpen;
  return isShown ? createPortal(<OpenModal {...props} />, document.body) : null;
}

function OpenModal({
  title,
  onClose,
  width = '396px',
  isTitleHidden,
  role,
  describedBy,
  children,
  className,
}: ModalProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const pressedOnOverlay = useRef(false);
  useModalFocus(box);
  useScrollLock(true);

  const handleKeyDown = (event: KeyboardEvent) => {
    // With nested dialogs, portals bubble through React, and one key must close only one of them.
    event.stopPropagation();
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    trapTab(event, box.current);
  };

  // Both ends of the click count: selecting text and releasing outside the box must not close it.
  const handlePress = (event: MouseEvent) => {
    pressedOnOverlay.current = event.target === event.currentTarget;
  };
  const handleClick = (event: MouseEvent) => {
    if (pressedOnOverlay.current && event.target === event.currentTarget) onClose();
  };

  const TitleTag = isTitleHidden ? VisuallyHidden : Title;
  return (
    <Overlay onKeyDown={handleKeyDown} onMouseDown={handlePress} onClick={handleClick}>
      <Box
        ref={box}
        role={role ?? 'dialog'}
        aria-modal="true"
        aria-labelledby={titleId}
        aria-describedby={describedBy}
        tabIndex={-1}
        className={className}
        $width={width}
      >
        <TitleTag as="h2" id={titleId}>
          {title}
        </TitleTag>
        <Body>{children}</Body>
        <Close type="button" aria-label="Закрыть" onClick={onClose}>
          <CloseIcon size={20} />
        </Close>
      </Box>
    </Overlay>
  );
}
