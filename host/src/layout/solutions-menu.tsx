import { useId } from 'react';
import styled from 'styled-components';
import { Link, useLocation } from '@shop/shared/runtime';
import { ChevronDownIcon } from '@shop/shared/ui';
import { currentMark, isSolutionCurrent, SOLUTIONS } from './navigation';
import { navEntry } from './nav-style';
import { useDisclosure } from './use-disclosure';

const Frame = styled.li`
  position: relative;
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
  position: absolute;
  left: -16px;
  top: 100%;
  z-index: var(--z-dropdown);
  min-width: 280px;
  padding: 8px 0;
  background: var(--c-surface);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-1);
  box-shadow: var(--shadow-2);
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
`;

const Entry = styled(Link)`
  position: relative;
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 10px 16px;
  font-size: 15px;
  line-height: 20px;

  & > svg {
    color: var(--c-text-3);
  }

  &:hover,
  &:focus-visible {
    background: var(--c-stage);
  }

  &:hover::before,
  &:focus-visible::before,
  &[aria-current]::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0;
    bottom: 0;
    width: 2px;
    background: var(--c-signal);
  }
`;

/** «Решения»: four pages under one entry. The links are in the page always, for search engines and readers without scripts. */
export function SolutionsMenu() {
  const id = useId();
  const { pathname } = useLocation();
  const { isOpen, frameProps, triggerProps } = useDisclosure();

  return (
    <Frame {...frameProps}>
      <Trigger
        {...triggerProps}
        type="button"
        aria-controls={id}
        aria-current={isSolutionCurrent(pathname) || undefined}
      >
        Решения
        <ChevronDownIcon size={16} />
      </Trigger>
      <Sheet id={id} $isOpen={isOpen}>
        {SOLUTIONS.map(({ to, text, Icon }) => (
          <li key={to}>
            <Entry to={to} aria-current={currentMark(pathname, to)}>
              <Icon size={20} />
              {text}
            </Entry>
          </li>
        ))}
      </Sheet>
    </Frame>
  );
}
