import { memo, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useClock } from '@shop/shared/clock';
import { COMMON_KIND, type Block, type Schemas } from '@shop/shared/page-documents';
import { PlusIcon, VisuallyHidden } from '@shop/shared/ui';
import { SmallButton } from '../../components';
import { blockIdOf } from '../../editing';
import { kindName } from '../../words';
import { BlockTools } from './block-tools';
import { OutlineRow } from './outline-row';
import { useRovingRows } from './use-roving-rows';
import { useSaidChanges } from './use-said-changes';

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
  margin-bottom: 8px;
  background: var(--c-surface);
`;

const Title = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-height: 48px;
  padding: 8px 8px 0 16px;

  & > h2 {
    font-size: 15px;
    line-height: 20px;
    font-weight: var(--w-medium);
    letter-spacing: 0;
  }
`;

const List = styled.ol`
  padding: 0 8px 24px;
`;

/** Where the new block will be. */
const Place = styled.li`
  position: relative;
  margin-block: 2px;
  padding: 10px 12px;
  background: var(--c-primary-soft);
  border-left: 3px solid var(--c-signal);
  font-size: 13px;
  line-height: 18px;
`;

export interface OutlineProps {
  blocks: readonly Block[];
  schemas: Schemas;
  /** The number of the selected block; null for none. */
  selected: number | null;
  /** The document is one block, and stays one. */
  isSingle?: boolean;
  /** The block after which a new one is being chosen; -1: before all. */
  addingAfter: number | null;
  /** The numbers of blocks with faults. */
  faulty: ReadonlySet<number>;
  /** How many open comments blocks have, by their ids. */
  comments: ReadonlyMap<string, number>;
  onSelect: (blockId: string) => void;
  /** Asked for by Enter: the cursor goes to the fields of the block. */
  onEnter: (blockId: string) => void;
  /** Leads to the comments of a block. */
  onComments: (blockId: string) => void;
  /** @param after the number of the block after which a new one is added; -1: before all */
  onAdd: (after: number) => void;
  onMove: (blockId: string, to: number) => void;
  onDuplicate: (blockId: string) => void;
  /** Asks for the page that a copy of the selected block goes to. */
  onCopy: () => void;
  /** Asks for the name under which the selected block becomes a common one. */
  onMakeCommon: () => void;
  onHide: (blockId: string, isHidden: boolean) => void;
  onRemove: (blockId: string) => void;
}

/** The blocks of a page in order, with everything that can be done to them. */
export const Outline = memo(function Outline(props: OutlineProps) {
  const { blocks, schemas, selected, isSingle = false, addingAfter, faulty, comments } = props;
  const { onSelect, onEnter, onComments, onAdd } = props;
  const now = useClock();
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const { said, move, remove, hide } = useSaidChanges(props);
  const chosen = (addingAfter === null && selected !== null && blocks[selected]) || null;
  const rows = useRovingRows(blocks.length, selected);
  const handleKey = (event: KeyboardEvent, index: number) => {
    const block = blocks[index];
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && block) {
      event.preventDefault();
      onEnter(blockIdOf(block));
    }
    if (!event.altKey && rows.moveBy(event.key, index)) event.preventDefault();
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(index, index + (event.key === 'ArrowUp' ? -1 : 1));
  };
  const drop = () => {
    if (dragged !== null && over !== null) move(dragged, over);
    setDragged(null);
    setOver(null);
  };

  return (
    <nav aria-label="Блоки страницы">
      <Head>
        <Title>
          <h2>Блоки</h2>
          {!isSingle && (
            <SmallButton label="Добавить блок" onClick={() => onAdd(selected ?? blocks.length - 1)}>
              <PlusIcon size={18} />
            </SmallButton>
          )}
        </Title>
        {!isSingle && (
          <BlockTools
            name={chosen && kindName(chosen, schemas)}
            isFirst={selected === 0}
            isLast={selected === blocks.length - 1}
            isHidden={chosen?.isHidden === true}
            isCommon={chosen?.type === COMMON_KIND}
            onUp={() => selected !== null && move(selected, selected - 1)}
            onDown={() => selected !== null && move(selected, selected + 1)}
            onDuplicate={() => chosen && props.onDuplicate(blockIdOf(chosen))}
            onCopy={props.onCopy}
            onMakeCommon={props.onMakeCommon}
            onHide={() => chosen && hide(chosen)}
            onRemove={() => chosen && remove(chosen)}
          />
        )}
      </Head>
      <List ref={rows.list}>
        {addingAfter === -1 && <Place>Новый блок встанет сюда</Place>}
        {blocks.flatMap((block, index) => [
          <OutlineRow
            key={`${String(block.props.id)} ${blocks.findIndex((other) => other.props.id === block.props.id) === index ? '' : index}`}
            block={block}
            schemas={schemas}
            now={now}
            isSelected={index === selected && addingAfter === null}
            isTabStop={index === rows.stop}
            isFaulty={faulty.has(index)}
            commentCount={comments.get(blockIdOf(block)) ?? 0}
            isDropTarget={over === index && dragged !== null && dragged !== index}
            onSelect={() => onSelect(blockIdOf(block))}
            onComments={() => onComments(blockIdOf(block))}
            onReach={() => rows.reach(index)}
            onKeyDown={(event) => handleKey(event, index)}
            onAddAfter={isSingle ? undefined : () => onAdd(index)}
            onDragStart={() => setDragged(index)}
            onDragOver={() => setOver(index)}
            onDrop={drop}
          />,
          ...(addingAfter === index ? [<Place key="place">Новый блок встанет сюда</Place>] : []),
        ])}
      </List>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </nav>
  );
});
