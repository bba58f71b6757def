import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../styles/media';

export interface BreadcrumbItem {
  label: string;
  /** Omitted for the page itself. */
  href?: string;
}

/** The props that the router's link must accept. */
export interface CrumbLinkProps {
  to: string;
  children?: ReactNode;
}

export interface BreadcrumbsProps {
  items: readonly BreadcrumbItem[];
  /** The router's link; a plain `<a>` by default. */
  linkComponent?: ComponentType<CrumbLinkProps>;
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  padding-block: 20px;
  font-size: 13px;
  line-height: 18px;
  color: var(--c-text-3);

  & a:hover {
    color: var(--c-text);
  }

  & > li {
    position: relative;
    overflow-wrap: anywhere;
  }

  & a::after {
    content: '';
    position: absolute;
    inset: -4px 0;

    @media ${media.touch} {
      inset: -13px 0;
    }
  }

  & > li + li::before {
    content: '';
    display: inline-block;
    width: 1px;
    height: 10px;
    margin-right: 8px;
    background: var(--neutral-400);
    transform: rotate(18deg);
  }

  @media ${media.phone} {
    & > li:last-child:nth-child(n + 3) {
      display: none;
    }
  }
`;

export function Breadcrumbs({ items, linkComponent: LinkComponent }: BreadcrumbsProps) {
  const linkTo = (href: string, label: string) =>
    LinkComponent ? <LinkComponent to={href}>{label}</LinkComponent> : <a href={href}>{label}</a>;

  return (
    <nav aria-label="Навигационная цепочка">
      <List>
        {items.map(({ label, href }) => (
          <li key={label}>{href ? linkTo(href, label) : <span aria-current="page">{label}</span>}</li>
        ))}
      </List>
    </nav>
  );
}
