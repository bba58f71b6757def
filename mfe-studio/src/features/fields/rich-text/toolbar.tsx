import type { Command, EditorState } from 'prosemirror-state';
import styled from 'styled-components';
import type { ListField } from '@shop/shared/page-documents';
import { Select } from '@shop/shared/ui';
import { SmallButton } from '../../../components';
import {
  canLink,
  isBold,
  isList,
  isStruck,
  isStyle,
  linkAt,
  setStyle,
  toggleBold,
  toggleList,
  toggleStruck,
} from './text-commands';
import { stylesOf } from './block-styles';
import { TextIcon } from './text-icon';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  align-items: center;
  padding: 4px;
  border-bottom: 1px solid var(--c-line);

  & > :first-child {
    flex: 1 1 104px;
  }
`;

const Tool = styled(SmallButton)`
  &[aria-pressed='true'] {
    background: var(--c-bg);
    color: var(--c-text);
    box-shadow: inset 0 0 0 1px var(--c-line-strong);
  }
`;

interface ToolbarProps {
  field: ListField;
  state: EditorState;
  /** The id of the text. */
  controls: string;
  isLinkOpen: boolean;
  onRun: (command: Command) => void;
  onLink: () => void;
}

/** How the words at the cursor look. */
export function Toolbar({ field, state, controls, isLinkOpen, onRun, onLink }: ToolbarProps) {
  const styles = stylesOf(field);
  const current = styles.findIndex(({ style }) => isStyle(state, style));
  return (
    <Bar role="group" aria-label="Оформление">
      <Select
        isSmall
        aria-label="Вид абзаца"
        aria-controls={controls}
        value={current}
        onChange={({ target }) => {
          const chosen = styles[Number(target.value)];
          if (chosen) onRun(setStyle(chosen.style));
        }}
      >
        {current === -1 && <option value={-1}>{isList(state, true) || isList(state, false) ? 'Список' : '—'}</option>}
        {styles.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </Select>
      <Tool label="Жирный" aria-pressed={isBold(state)} disabled={!toggleBold(state)} onClick={() => onRun(toggleBold)}>
        <TextIcon name="bold" />
      </Tool>
      <Tool
        label="Зачёркнутый"
        aria-pressed={isStruck(state)}
        disabled={!toggleStruck(state)}
        onClick={() => onRun(toggleStruck)}
      >
        <TextIcon name="struck" />
      </Tool>
      <Tool
        label="Ссылка"
        aria-pressed={linkAt(state) !== null}
        aria-expanded={isLinkOpen}
        disabled={!canLink(state)}
        onClick={onLink}
      >
        <TextIcon name="link" />
      </Tool>
      <Tool label="Список" aria-pressed={isList(state, false)} onClick={() => onRun(toggleList(false))}>
        <TextIcon name="bullets" />
      </Tool>
      <Tool label="Список с номерами" aria-pressed={isList(state, true)} onClick={() => onRun(toggleList(true))}>
        <TextIcon name="numbers" />
      </Tool>
    </Bar>
  );
}
