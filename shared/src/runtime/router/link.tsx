import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Address within the site, as react-router resolves it. */
  to: string;
  /** Takes the place of the present history entry. */
  replace?: boolean;
  /** Kept with the history entry. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link within the site: an anchor on the server, client navigation in the browser.
 * react-router's own brings data-router and framework code (3 KB brotli) that this shop has no use for.
 */
export function Link({ to, replace = false, state, target, onClick, children, ...anchor }: LinkProps) {
  const href = useHref(to);
  const navigate = useLinkClickHandler(to, { replace, state, ...(target && { target }) });
  return (
    <a
      {...anchor}
      href={href}
      {...(target && { target })}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    >
      {children}
    </a>
  );
}
