import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { isShownAt, type Block, type Schemas } from '@shop/shared/page-documents';
import { countOf } from '@shop/shared/format';
import { AlertIcon, EyeOffIcon, media, PlusIcon, VisuallyHidden } from '@shop/shared/ui';
import { BlockDrawing, StepIcon } from '../../components';
import { blockWords, kindName, showingWords } from '../../words';

const Item = styled.li<{ $isSelected: boolean; $isDropTarget: boolean }>`
  position: relative;
  border-radius: var(--r-1);
  ${({ $isSelected }) =>
    $isSelected &&
    'background: var(--c-primary-soft); box-shadow: inset 3px 0 0 var(--c-signal); --drawing-mark: var(--c-signal);'}
  ${({ $isDropTarget }) => $isDropTarget && 'outline: 2px solid var(--neutral-950); outline-offset: -2px;'}
`;

const Row = styled.button<{ $hasComments: boolean }>`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  gap: 10px;
  align-items: center;
  width: 100%;
  min-height: 44px;
  padding: 5px ${({ $hasComments }) => ($hasComments ? '48px' : '8px')} 5px 8px;
  border-radius: var(--r-1);
  text-align: left;

  &:hover:not([aria-current]) {
    background: var(--neutral-100);
  }

  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-left: 12px;

    & > svg:first-child {
      display: none;
    }
  }
`;

const Kind = styled.span<{ $isPale: boolean }>`
  display: block;
  ${({ $isPale }) => $isPale && 'color: var(--c-text-3);'}
  font-size: 14px;
  line-height: 18px;
  font-weight: var(--w-medium);
`;

const Words = styled.span`
  display: block;
  overflow: hidden;
  color: var(--c-text-3);
  font-size: 12px;
  line-height: 16px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Whole: a date that is cut says nothing. */
const When = styled(Words)`
  color: var(--c-text-2);
  white-space: normal;
`;

const Signs = styled.span`
  display: flex;
  gap: 6px;
  color: var(--c-text-3);
`;

const Fault = styled.span`
  display: grid;
  color: var(--c-danger);
`;

/** Beside the button of the block, because it is another one. */
const Comments = styled.button`
  position: absolute;
  right: 0;
  top: 0;
  display: flex;
  gap: 4px;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  border-radius: var(--r-1);
  color: var(--c-text-2);
  font-size: 13px;
  line-height: 18px;
  font-variant-numeric: tabular-nums;

  &:hover {
    color: var(--c-text);
  }
`;

const COMMENTS = ['открытый комментарий', 'открытых комментария', 'открытых комментариев'] as const;

/** Lies on the line between two blocks, and shows when the mouse or the cursor is there. */
const AddHere = styled.button`
  position: absolute;
  z-index: 1;
  left: 50%;
  bottom: -12px;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin-left: -12px;
  border: 1px solid var(--c-control);
  border-radius: var(--r-1);
  background: var(--c-surface);
  opacity: 0;

  li:hover > &,
  &:focus-visible {
    opacity: 1;
  }

  @media ${media.touch} {
    display: none;
  }
`;

interface OutlineRowProps {
  block: Block;
  schemas: Schemas;
  /** In milliseconds. */
  now: number;
  isSelected: boolean;
  /** Tab leads to it and its buttons; arrows lead to the others. */
  isTabStop: boolean;
  isFaulty: boolean;
  /** Of open comments. */
  commentCount: number;
  isDropTarget: boolean;
  onSelect: () => void;
  onComments: () => void;
  /** It has the focus. */
  onReach: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** undefined: no block can be added. */
  onAddAfter: (() => void) | undefined;
  onDragStart: () => void;
  onDragOver: () => void;
  onDrop: () => void;
}

/** One block of the outline. */
export function OutlineRow(props: OutlineRowProps) {
  const { block, schemas, now, isSelected, isTabStop, isFaulty, commentCount, isDropTarget } = props;
  const name = kindName(block, schemas);
  const tabIndex = isTabStop ? 0 : -1;
  const isHidden = block.isHidden === true;
  const showing = showingWords(block, now);
  return (
    <Item
      $isSelected={isSelected}
      $isDropTarget={isDropTarget}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        props.onDragStart();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        props.onDragOver();
      }}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
    >
      <Row
        $hasComments={commentCount > 0}
        type="button"
        data-row
        tabIndex={tabIndex}
        aria-current={isSelected || undefined}
        aria-keyshortcuts="Enter ArrowUp ArrowDown Alt+ArrowUp Alt+ArrowDown"
        onClick={props.onSelect}
        onFocus={props.onReach}
        onKeyDown={props.onKeyDown}
      >
        <BlockDrawing kind={block.type} width={36} />
        <span>
          <Kind $isPale={!isShownAt(block, now)}>{name}</Kind>
          <Words>{blockWords(block, schemas)}</Words>
          {showing && <When>{showing}</When>}
        </span>
        <Signs>
          {isHidden && (
            <>
              <EyeOffIcon size={16} />
              <VisuallyHidden>скрыт</VisuallyHidden>
            </>
          )}
          {isFaulty && (
            <Fault>
              <AlertIcon size={16} />
              <VisuallyHidden>есть ошибки</VisuallyHidden>
            </Fault>
          )}
        </Signs>
      </Row>
      {commentCount > 0 && (
        <Comments
          type="button"
          tabIndex={tabIndex}
          aria-label={`«${name}»: ${countOf(commentCount, COMMENTS)}`}
          onClick={props.onComments}
        >
          <StepIcon name="chat" size={16} />
          {commentCount}
        </Comments>
      )}
      {props.onAddAfter && (
        <AddHere
          type="button"
          tabIndex={tabIndex}
          aria-label={`Добавить блок после «${name}»`}
          onClick={props.onAddAfter}
        >
          <PlusIcon size={16} />
        </AddHere>
      )}
    </Item>
  );
}
