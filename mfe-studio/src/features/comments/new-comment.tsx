import { Caption } from '@shop/shared/ui';
import type { CommentFocus } from './comment-focus';
import { CommentForm } from './comment-form';
import { Item, Quote } from './comment-parts';
import type { Comments } from './use-comments';

interface NewCommentProps {
  begun: NonNullable<Comments['begun']>;
  /** The name of the field that it is about; empty for the block as a whole. */
  field: string;
  comments: Comments;
  onFocus: (focus: CommentFocus) => void;
}

/** A comment that is being written, above all others. */
export function NewComment({ begun, field, comments, onFocus }: NewCommentProps) {
  const { blockId, blockName, quote, text } = begun;
  const send = async () => {
    if (await comments.add()) onFocus({ on: 'block', blockId });
  };
  return (
    <Item as="div" data-new $isMarked>
      <strong>{blockName}</strong>
      {field && <Caption>{field}</Caption>}
      {quote && <Quote dir="auto">{quote}</Quote>}
      <CommentForm
        label="Новый комментарий"
        text={text}
        button="Отправить"
        isBusy={comments.busy === 'new'}
        error={comments.errorOf('new')}
        takesCursor={false}
        onType={comments.type}
        onSend={() => void send()}
        onCancel={() => {
          comments.drop();
          onFocus({ on: 'panel' });
        }}
      />
    </Item>
  );
}
