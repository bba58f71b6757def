import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { StepIcon } from '../../components';
import { Act } from './comment-parts';

/** Always there, so that a colleague's comment moves no field. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  padding: 0 8px 8px;
`;

interface BlockCommentsProps {
  /** Of open comments. */
  count: number;
  onOpen: () => void;
  onComment: () => void;
}

/** Above the fields of a block: what is said about it, and a way to say something. */
export function BlockComments({ count, onOpen, onComment }: BlockCommentsProps) {
  return (
    <Line>
      <Act
        title="Комментировать блок, поле или выбранные слова, Ctrl + Alt + M"
        aria-keyshortcuts="Control+Alt+M"
        // The words that are chosen stay chosen.
        onMouseDown={(event: MouseEvent) => event.preventDefault()}
        onClick={onComment}
      >
        <StepIcon name="chat" size={16} />
        Комментировать
      </Act>
      {count > 0 && <Act onClick={onOpen}>{`Комментарии: ${count}`}</Act>}
    </Line>
  );
}
