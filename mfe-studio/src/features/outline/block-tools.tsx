import styled from 'styled-components';
import { media } from '@shop/shared/ui';
import { SmallButton, StepIcon } from '../../components';

const Tools = styled.div`
  display: flex;
  padding: 0 8px;
  border-bottom: 1px solid var(--c-line);

  @media ${media.touch} {
    justify-content: space-between;
  }
`;

interface BlockToolsProps {
  /** The name of the selected block; null for none. */
  name: string | null;
  isFirst: boolean;
  isLast: boolean;
  onUp: () => void;
  onDown: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/**
 * What can be done to the selected block. Always at the same place: what slides under a pointer is
 * pressed by the second half of a double click.
 */
export function BlockTools({ name, isFirst, isLast, onUp, onDown, onDuplicate, onRemove }: BlockToolsProps) {
  const isOff = name === null;
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
      <SmallButton label="Удалить" title="Удалить" disabled={isOff} onClick={onRemove}>
        <StepIcon name="trash" />
      </SmallButton>
    </Tools>
  );
}
