import { useId } from 'react';
import styled from 'styled-components';
import { Link, useLocation } from '@shop/shared/runtime';
import { ChevronDownIcon, DocIcon } from '@shop/shared/ui';
import { dropdownEntry, dropdownSheet } from './dropdown-style';
import {
  currentMark,
  isSolutionCurrent,
  SOLUTIONS,
  SOLUTIONS_TITLE,
  type NavLink,
  type SolutionLink,
} from './navigation';
import { navEntry, WITHOUT_SCRIPTS } from './nav-style';
import { useMenu } from './use-menu';
import { useDisclosure } from './use-disclosure';

const Frame = styled.li`
  position: relative;

  /* The sheet hangs from the whole navigation: from an entry at its right end it would leave a phone's window. */
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
  /* Not visibility: the Tab key that follows at once would find the links still hidden. */
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

/** A published page brings no icon. */
type Entry = NavLink & Partial<SolutionLink>;

/** «Решения»: pages under one entry. The links are in the page always, for search engines and readers without scripts. */
export function SolutionsMenu() {
  const id = useId();
  const { pathname } = useLocation();
  const solutions: Entry[] = [...SOLUTIONS, ...useMenu(SOLUTIONS_TITLE)];
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
        {solutions.map(({ to, text, Icon = DocIcon }) => (
          <li key={to}>
            <EntryLink to={to} aria-current={currentMark(pathname, to)}>
              <Icon size={20} />
              {text}
            </EntryLink>
          </li>
        ))}
      </Sheet>
    </Frame>
  );
}
