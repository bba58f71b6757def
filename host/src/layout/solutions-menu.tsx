import { createElement, useId } from 'react';
import styled from 'styled-components';
import { Link, useLocation } from '@shop/shared/runtime';
import { ChevronDownIcon, DocIcon } from '@shop/shared/ui';
import { dropdownEntry, dropdownSheet } from './dropdown.styles';
import { currentMark, isSolutionCurrent } from './navigation';
import { SOLUTIONS, SOLUTIONS_TITLE } from './site-links';
import { navEntry, WITHOUT_SCRIPTS } from './nav.styles';
import { useMenu } from './use-menu';
import { useDisclosure } from './use-disclosure';

const Frame = styled.li`
  position: relative;

  /* Relative to an entry on the right, the dropdown would leave a phone's screen. */
  @media ${WITHOUT_SCRIPTS} {
    position: static;
  }
`;

const Trigger = styled.button`
  ${navEntry}

  & > svg {
    transition: transform var(--motion-base) var(--motion-ease);
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

const Sheet = styled.ul<{ $isOpen: boolean }>`
  ${dropdownSheet}
  left: -16px;
  min-width: 280px;
  visibility: ${({ $isOpen }) => ($isOpen ? 'visible' : 'hidden')};
  opacity: ${({ $isOpen }) => ($isOpen ? 1 : 0)};
  transform: ${({ $isOpen }) => ($isOpen ? 'none' : 'translateY(4px)')};
  /* Not visibility: a quick Tab would skip links that are not visible yet. */
  transition:
    opacity var(--motion-base) var(--motion-ease),
    transform var(--motion-base) var(--motion-ease);

  @media (scripting: none) {
    ${Frame}:hover > &,
    ${Frame}:focus-within > & {
      visibility: visible;
      opacity: 1;
    }
  }

  @media ${WITHOUT_SCRIPTS} {
    left: 0;
  }
`;

const EntryLink = styled(Link)`
  ${dropdownEntry}
`;

/** Published pages have no icon of their own. */
const iconOf = (path: string) => SOLUTIONS.find(({ to }) => to === path)?.Icon ?? DocIcon;

/** The dropdown «Решения». Its links are always in the HTML, so they work without scripts. */
export function SolutionsMenu() {
  const id = useId();
  const { pathname } = useLocation();
  const solutions = useMenu(SOLUTIONS_TITLE, SOLUTIONS);
  const { isOpen, frameProps, triggerProps } = useDisclosure<HTMLLIElement>();

  return (
    <Frame {...frameProps}>
      <Trigger
        {...triggerProps}
        type="button"
        aria-controls={id}
        aria-current={isSolutionCurrent(pathname, solutions) || undefined}
      >
        {SOLUTIONS_TITLE}
        <ChevronDownIcon size={16} />
      </Trigger>
      <Sheet id={id} $isOpen={isOpen}>
        {solutions.map(({ to, text }) => (
          <li key={to}>
            <EntryLink to={to} aria-current={currentMark(pathname, to)}>
              {createElement(iconOf(to), { size: 20 })}
              {text}
            </EntryLink>
          </li>
        ))}
      </Sheet>
    </Frame>
  );
}
