import type { Command } from 'prosemirror-state';
import styled from 'styled-components';
import { SmallButton, StepIcon } from '../../../components';
import { GroupButton } from '../group-input';
import { deleteSelected, moveBlock } from './text-commands';

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(3, auto);
  align-items: center;
  padding: 4px;
  border-bottom: 1px solid var(--c-line);
`;

interface CardBarProps {
  name: string;
  onOpen: () => void;
  onRun: (command: Command) => void;
}

/** What can be done with the selected card. */
export function CardBar({ name, onOpen, onRun }: CardBarProps) {
  return (
    <Bar role="group" aria-label={name}>
      <GroupButton onClick={onOpen}>{`Изменить: ${name}`}</GroupButton>
      <SmallButton label="Поднять" onClick={() => onRun(moveBlock(-1))}>
        <StepIcon name="up" />
      </SmallButton>
      <SmallButton label="Опустить" onClick={() => onRun(moveBlock(1))}>
        <StepIcon name="down" />
      </SmallButton>
      <SmallButton label="Удалить" onClick={() => onRun(deleteSelected)}>
        <StepIcon name="trash" />
      </SmallButton>
    </Bar>
  );
}
