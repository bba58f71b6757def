import { Link } from '@shop/shared/runtime';
import type { NavLink } from './site-links';
import { Column } from './footer.styles';
import { useMenu } from './use-menu';

/** A file has a dot, and another site a scheme. */
function renderLink({ text, to }: NavLink) {
  return /^\/[^.]*$/.test(to) ? <Link to={to}>{text}</Link> : <a href={to}>{text}</a>;
}

interface FooterColumnProps {
  title: string;
}

/** A column of links, which the server tells; nothing when it is empty. */
export function FooterColumn({ title }: FooterColumnProps) {
  const links = useMenu(title);
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
