import { useState } from 'react';
import styled from 'styled-components';
import { whenOf } from '@shop/shared/format';
import { Caption, ConfirmDialog, FieldError } from '@shop/shared/ui';
import { refusalWords } from '../../words';
import { CommentForm } from './comment-form';
import { Act, Acts } from './comment-parts';
import type { Comments, Thread } from './use-comments';

const Words = styled.p`
  white-space: pre-wrap;
`;

const Who = styled.p`
  font-weight: var(--w-medium);
`;

interface WrittenProps {
  /** A comment or an answer. */
  written: Thread['answers'][number];
  comments: Comments;
  /** Others have answered: it stays. */
  isAnswered: boolean;
  onRemoved: () => void;
}

/** What somebody has written: words that their author changes and deletes. */
export function Written({ written, comments, isAnswered, onRemoved }: WrittenProps) {
  const { id, text, author, isOwn, createdAt, editedAt } = written;
  const { edits, busy, errorOf } = comments;
  const [isDeleting, setIsDeleting] = useState(false);
  const [isOpened, setIsOpened] = useState(false);
  const typed = edits.texts[id];
  const removal = errorOf(`remove ${id}`);
  const remove = async () => {
    const isDone = await comments.remove(id);
    setIsDeleting(false);
    if (isDone) onRemoved();
  };
  return (
    <div>
      <Who dir="auto">{author ?? 'Учётной записи больше нет'}</Who>
      <Caption>
        <time dateTime={createdAt}>{whenOf(createdAt)}</time>
        {editedAt && ', изменено'}
      </Caption>
      {typed === undefined ? (
        <Words dir="auto">{text}</Words>
      ) : (
        <CommentForm
          label="Текст"
          text={typed}
          button="Сохранить"
          isBusy={busy === `edit ${id}`}
          error={errorOf(`edit ${id}`)}
          takesCursor={isOpened}
          onType={(next) => edits.type(id, next)}
          onSend={() => void comments.edit(id, typed)}
          onCancel={() => edits.type(id, null)}
        />
      )}
      {isOwn && typed === undefined && (
        <Acts>
          <Act
            onClick={() => {
              setIsOpened(true);
              edits.type(id, text);
            }}
          >
            Изменить
          </Act>
          {!isAnswered && <Act onClick={() => setIsDeleting(true)}>Удалить</Act>}
        </Acts>
      )}
      {removal !== null && <FieldError role="alert">{refusalWords(removal)}</FieldError>}
      <ConfirmDialog
        title="Удалить эти слова?"
        text="Вернуть их будет нельзя."
        confirm="Удалить"
        cancel="Оставить"
        isOpen={isDeleting}
        isBusy={busy === `remove ${id}`}
        onConfirm={() => void remove()}
        onCancel={() => setIsDeleting(false)}
      />
    </div>
  );
}
