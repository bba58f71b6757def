import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useUntilNavigation } from './use-until-navigation';

/** A dropdown that opens under the mouse, by a press and from the keyboard. */
export function useDisclosure<Frame extends HTMLElement>() {
  const [openedBy, setOpenedBy] = useUntilNavigation<'hover' | 'press' | null>(null);
  const frame = useRef<Frame>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const isOpen = openedBy !== null;

  useEffect(() => {
    if (!isOpen) return undefined;
    // Blur alone is not enough: Safari gives a pressed button no focus to lose.
    const handlePress = ({ target }: Event) => {
      if (!(target instanceof Node && frame.current?.contains(target))) setOpenedBy(null);
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  });

  const frameProps = {
    ref: frame,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && !isOpen) setOpenedBy('hover');
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setOpenedBy(null);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenedBy(null);
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !isOpen) return;
      setOpenedBy(null);
      trigger.current?.focus();
    },
  };
  const triggerProps = {
    ref: trigger,
    'aria-expanded': isOpen,
    // The mouse has opened it on its way to the press, which must not close it again.
    onClick: () => setOpenedBy(openedBy === 'press' ? null : 'press'),
  };
  return { isOpen, frameProps, triggerProps };
}
