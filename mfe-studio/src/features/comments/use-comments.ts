import { useState } from 'react';
import { mutate, useShop } from '@shop/shared/runtime';
import { useKeptEdits } from '@shop/shared/staff';
import {
  StaffAddCommentDocument,
  StaffAnswerCommentDocument,
  StaffCloseCommentDocument,
  StaffDeleteCommentDocument,
  StaffEditCommentDocument,
  StaffReopenCommentDocument,
  type CommentThreadFragment,
} from '../../generated/graphql';

/** A comment with its answers. */
export type Thread = CommentThreadFragment;

/** What a new comment is about. */
export interface CommentPlace {
  blockId: string;
  blockName: string;
  /** The field in the block: `items[0].answer`; null: the block as a whole. */
  path: string | null;
  /** The words that were chosen in it. */
  quote: string | null;
}

export interface NewComment extends CommentPlace {
  text: string;
}

/** Texts that are typed and not sent, by the id of what they belong to. */
type Texts = Readonly<Record<number, string>>;

function useKeptTexts(key: string) {
  const { edits: texts, change } = useKeptEdits<Texts>(key, {});
  const type = (id: number, text: string | null) =>
    change((before) => {
      const { [id]: _before, ...others } = before;
      return text === null ? others : { ...others, [id]: text };
    });
  return { texts, type };
}

interface CommentsOptions {
  pageId: string;
  /** As they were read last, the oldest first. */
  threads: readonly Thread[];
  /** They are others now. */
  onChange: (threads: readonly Thread[]) => void;
}

/** The comments of a page, and what is typed of others: that outlives the page and the session. */
export function useComments({ pageId, threads, onChange }: CommentsOptions) {
  const { client, track } = useShop();
  const [busy, setBusy] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ what: string; error: unknown } | null>(null);
  const news = useKeptEdits<Readonly<Partial<Record<0, NewComment>>>>(`studio:comment:${pageId}`, {});
  const answers = useKeptTexts(`studio:comment-answers:${pageId}`);
  const edits = useKeptTexts(`studio:comment-edits:${pageId}`);
  const begun = news.edits[0] ?? null;

  /** @param what the text or thread that is at work: `answer 7`. Pressed twice, it goes once. */
  const take = async (what: string, step: () => Promise<readonly Thread[]>): Promise<boolean> => {
    if (busy === what) return false;
    setBusy(what);
    setRefused(null);
    try {
      onChange(await track(step()));
      return true;
    } catch (error) {
      setRefused({ what, error });
      return false;
    } finally {
      setBusy((now) => (now === what ? null : now));
    }
  };

  return {
    ...{ threads, begun, answers, edits, busy },
    errorOf: (what: string): unknown => (refused?.what === what ? refused.error : null),
    /** Words that were typed for another place stay in the field. */
    begin: (place: CommentPlace) => news.change(({ 0: before }) => ({ 0: { text: before?.text ?? '', ...place } })),
    type: (text: string) => news.change(({ 0: before }) => (before ? { 0: { ...before, text } } : {})),
    drop: () => news.change(() => ({})),
    async add(): Promise<boolean> {
      if (!begun) return false;
      const isDone = await take('new', async () => {
        const { staffAddComment } = await mutate(client, StaffAddCommentDocument, { pageId, ...begun });
        return staffAddComment;
      });
      if (isDone) news.change(() => ({}));
      return isDone;
    },
    async answer(id: number, text: string): Promise<boolean> {
      const isDone = await take(
        `answer ${id}`,
        async () => (await mutate(client, StaffAnswerCommentDocument, { id, text })).staffAnswerComment,
      );
      if (isDone) answers.type(id, null);
      return isDone;
    },
    async edit(id: number, text: string): Promise<boolean> {
      const isDone = await take(
        `edit ${id}`,
        async () => (await mutate(client, StaffEditCommentDocument, { id, text })).staffEditComment,
      );
      if (isDone) edits.type(id, null);
      return isDone;
    },
    remove: (id: number) =>
      take(`remove ${id}`, async () => (await mutate(client, StaffDeleteCommentDocument, { id })).staffDeleteComment),
    close: (id: number) =>
      take(`thread ${id}`, async () => (await mutate(client, StaffCloseCommentDocument, { id })).staffCloseComment),
    reopen: (id: number) =>
      take(`thread ${id}`, async () => (await mutate(client, StaffReopenCommentDocument, { id })).staffReopenComment),
  };
}

export type Comments = ReturnType<typeof useComments>;
