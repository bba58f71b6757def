import styled from 'styled-components';
import { ChevronRightIcon } from '../icons/chevron-right-icon';
import { ArrowRightIcon } from '../icons/icons';

/**
 * A link in running text. `as={RouterLink}` keeps the style. Safari refuses the shorthand with a
 * colour.
 */
export const Link = styled.a`
  color: var(--c-link);
  text-decoration-line: underline;
  text-decoration-thickness: 1px;
  text-decoration-color: var(--green-300);
  text-underline-offset: 4px;
  transition: text-decoration-color var(--motion-fast);

  &:hover {
    text-decoration-color: currentColor;
  }
`;

/** A link with an arrow that moves on hover. */
// `attrs` adds the arrow, so the component stays polymorphic (`as`) and fully typed.
export const ArrowLink = styled.a.attrs(({ children }) => ({
  children: (
    <>
      {children}
      <ArrowRightIcon size={18} />
    </>
  ),
}))`
  position: relative;
  display: inline-flex;
  gap: 8px;
  align-items: center;
  font-weight: var(--w-medium);
  color: var(--c-link);

  & > svg {
    flex: none;
    transition: transform var(--motion-base) var(--motion-ease);
  }

  &:hover > svg {
    transform: translateX(4px);
  }

  &::after {
    content: '';
    position: absolute;
    inset: -10px 0;
  }
`;

/** A link that fills a row of a list: its icon, where it leads, and a chevron. */
export const RowLink = styled.a.attrs(({ children }) => ({
  children: (
    <>
      {children}
      <ChevronRightIcon size={18} />
    </>
  ),
}))`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  min-height: 52px;
  padding: 8px 0;
  border-top: 1px solid var(--c-line);

  &:hover {
    color: var(--c-link);
  }

  & > :last-child {
    color: var(--c-text-3);
  }
`;
