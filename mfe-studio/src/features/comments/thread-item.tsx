import { useState } from 'react';
import { whenOf } from '@shop/shared/format';
import { Caption, FieldError } from '@shop/shared/ui';
import { refusalWords } from '../../words';
import { CommentForm } from './comment-form';
import { Act, Acts, Answers, Item, Quote } from './comment-parts';
import type { Comments, Thread } from './use-comments';
import { Written } from './written';

interface ThreadItemProps {
  thread: Thread;
  /** The field, or the block that is gone; empty for a block as a whole. */
  title: string;
  isMarked: boolean;
  comments: Comments;
  /** Leads to the field; null: there is none. */
  onField: (() => void) | null;
  /** It was closed, opened again or deleted here: it is in another list now. */
  onGone: (what: 'closed' | 'opened' | 'removed') => void;
}

/** One comment with its answers, and what can be done with it. */
export function ThreadItem({ thread, title, isMarked, comments, onField, onGone }: ThreadItemProps) {
  const { id, quote, answers, closedAt, closedBy } = thread;
  const [isAnswering, setIsAnswering] = useState(false);
  const typed = comments.answers.texts[id];
  const failure = comments.errorOf(`thread ${id}`);
  const isBusy = comments.busy === `thread ${id}`;
  const end = async () => {
    const isDone = await (closedAt ? comments.reopen(id) : comments.close(id));
    if (isDone) onGone(closedAt ? 'opened' : 'closed');
  };
  return (
    <Item data-thread={id} tabIndex={-1} $isMarked={isMarked} aria-current={isMarked || undefined}>
      {title && <Caption>{title}</Caption>}
      {quote && <Quote dir="auto">{quote}</Quote>}
      <Written
        written={thread}
        comments={comments}
        isAnswered={answers.length > 0}
        onRemoved={() => onGone('removed')}
      />
      {answers.length > 0 && (
        <Answers aria-label="Ответы">
          {answers.map((answer) => (
            <li key={answer.id}>
              <Written written={answer} comments={comments} isAnswered={false} onRemoved={() => undefined} />
            </li>
          ))}
        </Answers>
      )}
      {closedAt && <Caption>{`Решено: ${closedBy ?? 'учётной записи больше нет'}, ${whenOf(closedAt)}`}</Caption>}
      {typed !== undefined && (
        <CommentForm
          label="Ответ"
          text={typed}
          button="Ответить"
          isBusy={comments.busy === `answer ${id}`}
          error={comments.errorOf(`answer ${id}`)}
          takesCursor={isAnswering}
          onType={(text) => comments.answers.type(id, text)}
          onSend={() => void comments.answer(id, typed)}
          onCancel={() => comments.answers.type(id, null)}
        />
      )}
      <Acts>
        {typed === undefined && (
          <Act
            onClick={() => {
              setIsAnswering(true);
              comments.answers.type(id, '');
            }}
          >
            Ответить
          </Act>
        )}
        <Act isLoading={isBusy} onClick={() => void end()}>
          {closedAt ? 'Открыть снова' : 'Решено'}
        </Act>
        {onField && <Act onClick={onField}>К&nbsp;полю</Act>}
      </Acts>
      {failure !== null && <FieldError role="alert">{refusalWords(failure)}</FieldError>}
    </Item>
  );
}
