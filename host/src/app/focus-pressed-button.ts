/**
 * Gives a pressed button the focus, as all browsers but Safari do. Otherwise Esc would not reach
 * the menu that it opens, and a dialog would not know where to return the focus.
 * @returns a function that stops it
 */
export function focusPressedButtons(): () => void {
  const handleClick = ({ detail, target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    // A focus inside a field is there on purpose: the press of a button beside it may leave it.
    const isAround = button !== null && document.activeElement?.contains(button);
    if (detail > 0 && isAround && button !== document.activeElement) button.focus({ preventScroll: true });
  };
  addEventListener('click', handleClick, true); // before React handles it
  return () => removeEventListener('click', handleClick, true);
}
