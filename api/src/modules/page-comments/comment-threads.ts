import type { PageComment } from '../../generated/resolvers-types';
import type { CommentRow } from './comment-repository';

const written = (
  { id, text, author, user_id: writerId, created_at: at, edited_at: edited }: CommentRow,
  me: number,
) => ({
  ...{ id, text, author },
  isOwn: writerId === me,
  createdAt: at.toISOString(),
  editedAt: edited?.toISOString() ?? null,
});

/** The threads of a page with their answers, as one person sees them. */
export function toPageComments(rows: readonly CommentRow[], userId: number): PageComment[] {
  return rows.flatMap((row) => {
    const { block_id: blockId, block_name: blockName, path, quote, closed_at: closed, closed_by_name: closedBy } = row;
    if (blockId === null || blockName === null) return []; // an answer
    const answers = rows.filter(({ thread_id: threadId }) => threadId === row.id);
    return [
      {
        ...{ blockId, blockName, path, quote, closedBy },
        ...written(row, userId),
        closedAt: closed?.toISOString() ?? null,
        answers: answers.map((answer) => written(answer, userId)),
      },
    ];
  });
}
