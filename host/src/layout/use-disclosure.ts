import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';
import { useUntilNavigation } from './use-until-navigation';

/** Props of a dropdown that opens by hover, click and keyboard. */
export function useDisclosure<Frame extends HTMLElement>() {
  const [openedBy, setOpenedBy] = useUntilNavigation<'hover' | 'press' | null>(null);
  const frame = useRef<Frame>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const isOpen = openedBy !== null;

  useEffect(() => {
    if (!isOpen) return undefined;
    // Blur is not enough: Safari does not focus a clicked button, so it cannot lose focus.
    const handlePress = ({ target }: Event) => {
      if (!(target instanceof Node && frame.current?.contains(target))) setOpenedBy(null);
    };
    // On the document for the same reason: the key would not come from inside the frame.
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenedBy(null);
      const active = document.activeElement;
      if (!active || active.contains(frame.current) || frame.current?.contains(active)) trigger.current?.focus();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerdown', handlePress, { signal });
    document.addEventListener('keydown', handleKey, { signal });
    return () => listeners.abort();
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
  };
  const triggerProps = {
    ref: trigger,
    'aria-expanded': isOpen,
    // Hovering has opened it just before the click, which must not close it.
    onClick: () => setOpenedBy(openedBy === 'press' ? null : 'press'),
  };
  return { isOpen, frameProps, triggerProps };
}
