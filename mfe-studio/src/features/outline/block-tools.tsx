import styled from 'styled-components';
import { EyeIcon, EyeOffIcon, media } from '@shop/shared/ui';
import { editorMedia, SmallButton, StepIcon } from '../../components';

const Tools = styled.div`
  display: flex;
  padding: 0 8px;
  border-bottom: 1px solid var(--c-line);

  /* Beside each other also where there is less room: 24 px is the least that can be pressed. */
  & > button {
    flex: 0 1 32px;
    min-width: 24px;
    padding: 0;
  }

  @media ${editorMedia.narrow} {
    padding: 0;
  }

  @media ${media.touch} {
    flex-wrap: wrap;

    & > button {
      flex: none;
    }
  }
`;

const COPY = 'Скопировать на\u00A0другую страницу';

const COMMON = 'Сделать общим';

interface BlockToolsProps {
  /** The name of the selected block; null for none. */
  name: string | null;
  isFirst: boolean;
  isLast: boolean;
  isHidden: boolean;
  /** It is a common block already. */
  isCommon: boolean;
  onUp: () => void;
  onDown: () => void;
  onDuplicate: () => void;
  onCopy: () => void;
  onMakeCommon: () => void;
  onHide: () => void;
  onRemove: () => void;
}

/**
 * What can be done to the selected block. Always at the same place: what slides under a pointer is
 * pressed by the second half of a double click.
 */
export function BlockTools(props: BlockToolsProps) {
  const { name, isFirst, isLast, isHidden, isCommon, onUp, onDown, onDuplicate, onCopy, onMakeCommon } = props;
  const { onHide, onRemove } = props;
  const isOff = name === null;
  const hide = isHidden ? 'Показать' : 'Скрыть';
  return (
    <Tools role="group" aria-label={isOff ? 'Блок не\u00A0выбран' : `Блок «${name}»`}>
      <SmallButton label="Поднять" title="Поднять, Alt + ↑" disabled={isOff || isFirst} onClick={onUp}>
        <StepIcon name="up" />
      </SmallButton>
      <SmallButton label="Опустить" title="Опустить, Alt + ↓" disabled={isOff || isLast} onClick={onDown}>
        <StepIcon name="down" />
      </SmallButton>
      <SmallButton label="Дублировать" title="Дублировать" disabled={isOff} onClick={onDuplicate}>
        <StepIcon name="copy" />
      </SmallButton>
      <SmallButton label={COPY} title={COPY} disabled={isOff} onClick={onCopy}>
        <StepIcon name="send" />
      </SmallButton>
      <SmallButton label={COMMON} title={COMMON} disabled={isOff || isCommon} onClick={onMakeCommon}>
        <StepIcon name="common" />
      </SmallButton>
      <SmallButton label={hide} title={hide} disabled={isOff} onClick={onHide}>
        {isHidden ? <EyeIcon size={18} /> : <EyeOffIcon size={18} />}
      </SmallButton>
      <SmallButton label="Удалить" title="Удалить" disabled={isOff} onClick={onRemove}>
        <StepIcon name="trash" />
      </SmallButton>
    </Tools>
  );
}
