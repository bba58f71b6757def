import type { ReactNode } from 'react';
import { Link } from '@shop/shared/runtime';

interface ContentLinkProps {
  href: string;
  className?: string;
  children?: ReactNode;
}

/** A link out of the page's data: pages of the shop open without a reload, anchors, phones and other sites as the browser does. */
export function ContentLink({ href, className, children }: ContentLinkProps) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
