import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Schemas } from '@shop/shared/page-documents';
import { Button, CloseIcon, Muted, Note } from '@shop/shared/ui';
import { NoteLine, SidePanel, SmallButton } from '../../components';
import { blockIdOf, useEditor } from '../../editing';
import { blockName } from '../../words';
import { fieldWords } from './field-words';
import type { CommentFocus } from './comment-focus';
import { NewComment } from './new-comment';
import { ThreadItem } from './thread-item';
import { listThreads } from './thread-lists';
import type { Comments, Thread } from './use-comments';

const Padded = styled.div`
  display: grid;
  gap: 12px;
  padding: 4px 16px 16px;
`;

/** Leads to its block in the page. */
const ToBlock = styled.button`
  width: 100%;
  min-height: 44px;
  padding: 8px 16px;
  border-top: 1px solid var(--c-line);
  background: var(--c-bg);
  scroll-margin-top: 48px;
  font-size: 14px;
  line-height: 20px;
  font-weight: var(--w-medium);
  text-align: left;
  overflow-wrap: anywhere;

  &:hover {
    background: var(--neutral-100);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Title = styled.h3`
  padding: 12px 16px;
  border-top: 1px solid var(--c-line);
  background: var(--c-bg);
  font-size: 14px;
  line-height: 20px;
  letter-spacing: 0;
`;

const Closed = styled.details`
  border-top: 1px solid var(--c-line);

  & > summary {
    min-height: 44px;
    padding: 12px 16px;
    cursor: pointer;
    font-size: 14px;
    line-height: 20px;
    font-weight: var(--w-medium);
  }
`;

function focusTarget(box: Element, focus: CommentFocus): HTMLElement | null {
  if (focus.on === 'new') return box.querySelector('[data-new] textarea');
  if (focus.on === 'block') return box.querySelector(`[data-block="${CSS.escape(focus.blockId)}"]`);
  if (focus.on === 'thread') return box.querySelector(`[data-thread="${focus.threadId}"]`);
  return box.querySelector('h2');
}

export interface CommentsPanelProps {
  comments: Comments;
  schemas: Schemas;
  focus: CommentFocus;
  onFocus: (focus: CommentFocus) => void;
  /** Shows a block in the page. */
  onBlock: (blockId: string) => void;
  /** Leads to a field: `content[3].props.title`. */
  onField: (path: string) => void;
  onClose: () => void;
}

/** The comments of the page in the order of its blocks, those that are open first. */
export function CommentsPanel({ comments, schemas, focus, onFocus, onBlock, onField, onClose }: CommentsPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const blocks = useEditor((state) => state.document.content);
  const { threads, begun } = comments;
  const { open, lost, closed } = listThreads(threads, blocks);
  const [closedNow, setClosedNow] = useState<number | null>(null);
  const marked = focus.on === 'thread' ? focus.threadId : null;
  const isLost = marked !== null && !threads.some(({ id }) => id === marked);
  const hasClosedMark = closed.some(({ id }) => id === marked);

  useEffect(() => {
    if (box.current) focusTarget(box.current, focus)?.focus();
  }, [focus]);

  const placeIn = ({ blockId, path }: Pick<Thread, 'blockId' | 'path'>) => {
    const index = blocks.findIndex((block) => blockIdOf(block) === blockId);
    const block = blocks[index];
    return { index, block, ofField: block ? fieldWords(schemas.kinds[block.type], block.props, path) : '' };
  };
  const item = (thread: Thread, isGone = false) => {
    const { index, block, ofField } = placeIn(thread);
    const ofBlock = block ? blockName(block, schemas) : thread.blockName;
    return (
      <ThreadItem
        key={thread.id}
        thread={thread}
        title={isGone ? [ofBlock, ofField].filter(Boolean).join('. ') : ofField}
        isMarked={thread.id === marked}
        comments={comments}
        onField={ofField && thread.path ? () => onField(`content[${index}].props.${thread.path ?? ''}`) : null}
        onGone={(what) => {
          setClosedNow(what === 'closed' ? thread.id : null);
          onFocus(what === 'opened' ? { on: 'thread', threadId: thread.id } : { on: 'panel' });
        }}
      />
    );
  };

  return (
    <div ref={box}>
      <SidePanel title="Комментарии" onClose={onClose}>
        {closedNow !== null && closed.some(({ id }) => id === closedNow) && (
          <NoteLine>
            <p role="status">Отмечен решённым</p>
            <Button kind="quiet" onClick={() => void comments.reopen(closedNow)}>
              Вернуть
            </Button>
            <SmallButton label="Закрыть" onClick={() => setClosedNow(null)}>
              <CloseIcon size={18} />
            </SmallButton>
          </NoteLine>
        )}
        {isLost && (
          <Padded>
            <Note kind="info">Этого комментария уже нет.</Note>
          </Padded>
        )}
        {begun && <NewComment begun={begun} field={placeIn(begun).ofField} {...{ comments, onFocus }} />}
        {open.length + lost.length === 0 && !begun && (
          <Padded>
            <Muted>
              Открытых комментариев нет. Выберите блок или слова в&nbsp;нём и&nbsp;нажмите «Комментировать».
            </Muted>
          </Padded>
        )}
        {open.map(({ block, threads: own }) => (
          <section key={blockIdOf(block)} aria-label={blockName(block, schemas)}>
            <ToBlock type="button" data-block={blockIdOf(block)} onClick={() => onBlock(blockIdOf(block))}>
              {blockName(block, schemas)}
            </ToBlock>
            <ul>{own.map((thread) => item(thread))}</ul>
          </section>
        ))}
        {lost.length > 0 && (
          <section aria-label="Блок удалён">
            <Title>Блок удалён</Title>
            <ul>{lost.map((thread) => item(thread, true))}</ul>
          </section>
        )}
        {closed.length > 0 && (
          <Closed open={hasClosedMark || undefined}>
            <summary>{`Решённые: ${closed.length}`}</summary>
            <ul>{closed.map((thread) => item(thread, true))}</ul>
          </Closed>
        )}
      </SidePanel>
    </div>
  );
}
