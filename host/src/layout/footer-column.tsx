import { Link } from '@shop/shared/runtime';
import type { FooterColumn as FooterColumnData, FooterLink } from './site-links';
import { Column } from './footer-style';
import { useMenu } from './use-menu';

function renderLink({ text, to, href }: FooterLink) {
  return to ? <Link to={to}>{text}</Link> : <a href={href}>{text}</a>;
}

interface FooterColumnProps {
  column: FooterColumnData;
}

/** A column of links; nothing when it is empty. */
export function FooterColumn({ column: { title, links: fixed } }: FooterColumnProps) {
  const links: FooterLink[] = [...fixed, ...useMenu(title)];
  if (links.length === 0) return null;
  return (
    <Column aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.text}>{renderLink(link)}</li>
        ))}
      </ul>
    </Column>
  );
}
