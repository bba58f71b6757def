import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { blockIdOf, useEditorStore } from '../../editing';
import {
  chosenField,
  countOpen,
  placeOf,
  useComments,
  type ChosenField,
  type CommentFocus,
  type Thread,
} from '../../features/comments';
import { blockName } from '../../words';
import { blockOf } from './fault-words';

interface CommentingOptions {
  pageId: string;
  threads: readonly Thread[];
  onThreads: (threads: readonly Thread[]) => void;
  /** The comment that a mail leads to; null for none. */
  startsAt: number | null;
  /** Opens the panel of comments. */
  onOpen: () => void;
}

/** Comments on what is chosen in the page or in its fields, and the ways to them. */
export function useCommenting({ pageId, threads, onThreads, startsAt, onOpen }: CommentingOptions) {
  const store = useEditorStore();
  const comments = useComments({ pageId, threads, onChange: onThreads });
  const counts = useMemo(() => countOpen(threads), [threads]);
  const [focus, setFocus] = useState<CommentFocus>(
    startsAt === null ? { on: 'panel' } : { on: 'thread', threadId: startsAt },
  );
  /** The words that are chosen in the page, and the field that the cursor has left last. */
  const pageWords = useRef('');
  const left = useRef<ChosenField | null>(null);

  const showThread = useEffectEvent((id: number) => {
    const blockId = threads.find((thread) => thread.id === id)?.blockId;
    const isThere = store.getState().document.content.some((block) => blockIdOf(block) === blockId);
    if (blockId !== undefined && isThere) store.getState().select(blockId);
  });
  useEffect(() => {
    if (startsAt !== null) showThread(startsAt);
  }, [startsAt]);

  const comment = () => {
    const { document: draft, schemas, selection } = store.getState();
    const index = draft.content.findIndex((block) => blockIdOf(block) === selection.blockId);
    const block = draft.content[index];
    if (!block) return;
    const inPage = selection.path === null ? null : { path: selection.path, words: pageWords.current };
    const chosen = [chosenField(document.activeElement), left.current, inPage].find(
      (field) => field !== null && blockOf(field.path) === index,
    );
    const place = chosen ? placeOf(chosen) : { path: null, quote: null };
    comments.begin({ blockId: blockIdOf(block), blockName: blockName(block, schemas).slice(0, 300), ...place });
    setFocus({ on: 'new' });
    onOpen();
  };
  const commentByKey = useEffectEvent(comment);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'KeyM' || !event.altKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      commentByKey();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  return {
    ...{ comments, counts, focus, setFocus, comment },
    count: [...counts.values()].reduce((sum, of) => sum + of, 0),
    showComments: (blockId: string) => {
      setFocus({ on: 'block', blockId });
      onOpen();
    },
    /** The cursor leaves an element beside the page. */
    leave: (element: Element) => {
      left.current = chosenField(element) ?? left.current;
    },
    choosePageWords: (words: string) => {
      pageWords.current = words;
    },
    /** Something else is selected. */
    forget: () => {
      pageWords.current = '';
      left.current = null;
    },
  };
}
