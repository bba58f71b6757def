import type { Command, EditorState } from 'prosemirror-state';
import styled from 'styled-components';
import { Field, TextInput } from '@shop/shared/ui';
import { SmallButton, StepIcon } from '../../../components';
import { removeTable, setCaption, TABLE_STEPS, tableAt } from './table-commands';
import { moveBlock } from './text-commands';
import { TextIcon } from './text-icon';

const Bar = styled.div`
  display: grid;
  gap: 4px;
  padding: 4px 8px 8px;
  border-bottom: 1px solid var(--c-line);
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
`;

interface TableBarProps {
  state: EditorState;
  onRun: (command: Command) => void;
  /** Runs a command, and leaves the cursor in the field of the name; without it, there is none. */
  onName?: (command: Command) => void;
}

/** What can be done with the table at the cursor. */
export function TableBar({ state, onRun, onName }: TableBarProps) {
  const at = tableAt(state);
  if (!at) return null;
  return (
    <Bar role="group" aria-label="Таблица">
      <Tools>
        {TABLE_STEPS.map(({ icon, label, command }) => (
          <SmallButton
            key={label}
            label={label}
            title={label}
            disabled={!command(state)}
            onClick={() => onRun(command)}
          >
            <TextIcon name={icon} />
          </SmallButton>
        ))}
        <SmallButton label="Поднять таблицу" disabled={!moveBlock(-1)(state)} onClick={() => onRun(moveBlock(-1))}>
          <StepIcon name="up" />
        </SmallButton>
        <SmallButton label="Опустить таблицу" disabled={!moveBlock(1)(state)} onClick={() => onRun(moveBlock(1))}>
          <StepIcon name="down" />
        </SmallButton>
        <SmallButton label="Удалить таблицу" onClick={() => onRun(removeTable)}>
          <StepIcon name="trash" />
        </SmallButton>
      </Tools>
      {onName && (
        <Field label="Название таблицы, для&nbsp;незрячих">
          {(control) => (
            <TextInput
              {...control}
              isSmall
              value={String(at.block.attrs.caption)}
              onChange={({ target }) => onName(setCaption(target.value))}
            />
          )}
        </Field>
      )}
    </Bar>
  );
}
