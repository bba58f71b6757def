import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { ArrowRightIcon } from '@shop/shared/ui';
import type { TrailState } from './use-trail';

const List = styled.ul`
  border-top: 1px solid var(--c-line-strong);
`;

const Choice = styled(Link)`
  display: flex;
  gap: 16px;
  align-items: center;
  justify-content: space-between;
  min-height: 60px;
  padding: 14px 0;
  font-size: 18px;
  line-height: 24px;
  border-bottom: 1px solid var(--c-line);
  transition: box-shadow var(--motion-fast);

  &:hover {
    color: var(--c-link);
  }

  & > svg {
    flex: none;
    transition: transform var(--motion-base) var(--motion-ease);
  }

  &:hover > svg {
    transform: translateX(4px);
  }
`;

interface ChoiceListProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  choices: readonly { text: string; to: string }[];
  /** Goes with the visitor to the next step. */
  state?: TrailState;
}

/** What can be chosen at a step: each choice is a page of its own, so that it works without scripts and can be sent on. */
export function ChoiceList({ labelledBy, choices, state }: ChoiceListProps) {
  return (
    <List aria-labelledby={labelledBy}>
      {choices.map(({ text, to }) => (
        <li key={to}>
          <Choice to={to} state={state}>
            {text}
            <ArrowRightIcon size={20} />
          </Choice>
        </li>
      ))}
    </List>
  );
}
