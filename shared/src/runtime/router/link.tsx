import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useCanNavigate, useNavigate } from './router';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Address within the site, beginning with a slash. */
  to: string;
  /** Stored in the history entry. */
  state?: unknown;
}

/** Whether a press opens the address in this tab, not in another one or as a download. */
function opensHere({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}

/**
 * A link within the site: with scripts it navigates without a reload, else it is a plain anchor.
 */
export function Link({ to, state, target, onClick, children, ...anchor }: LinkProps) {
  const navigate = useNavigate();
  const canNavigate = useCanNavigate();
  return (
    <a
      {...anchor}
      href={to}
      {...(target && { target })}
      onClick={(event) => {
        onClick?.(event);
        const isOwn = (!target || target === '_self') && opensHere(event) && canNavigate();
        if (event.defaultPrevented || !isOwn) return;
        event.preventDefault();
        void navigate(to, { state });
      }}
    >
      {children}
    </a>
  );
}
