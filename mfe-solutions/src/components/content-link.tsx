import type { ReactNode } from 'react';
import { Link } from '@shop/shared/runtime';

interface ContentLinkProps {
  href: string;
  className?: string;
  children?: ReactNode;
}

/** A link out of the page's data: pages of the shop open without a reload, anchors, phones and other sites as the browser does. */
export function ContentLink({ href, ...rest }: ContentLinkProps) {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
