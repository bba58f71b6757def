import type { ReactNode } from 'react';
import { Link } from '@shop/shared/runtime';

export interface ContentLinkProps {
  href: string;
  className?: string;
  children?: ReactNode;
  /** Called before the link is followed. */
  onClick?: (() => void) | undefined;
}

/**
 * A link from a document. Pages of the shop open without a reload; the browser handles anchors,
 * phones and other sites.
 */
export function ContentLink({ href, className, children, onClick }: ContentLinkProps) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={className} onClick={onClick}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={className} onClick={onClick}>
      {children}
    </a>
  );
}
