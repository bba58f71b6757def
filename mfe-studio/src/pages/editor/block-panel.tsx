import { useClock } from '@shop/shared/clock';
import { commonIdOf, type ShapeField } from '@shop/shared/page-documents';
import { SidePanel } from '../../components';
import { blockIdOf, useEditor, type PageFacts } from '../../editing';
import { BlockComments, countOpen, type Comments } from '../../features/comments';
import { CommonFields } from '../../features/common-blocks';
import { BlockFields, PeriodFields } from '../../features/fields';
import { BlockFigures } from '../../features/figures';
import { hasEnded } from '../../words';
import { EndedNote, HiddenNote } from './hidden-note';
import { SettingsPanel } from './settings-panel';

/** Which common block it is was chosen when it was added. */
function withoutChoice({ fields: { common: _common, ...fields }, ...schema }: ShapeField): ShapeField {
  return { ...schema, fields };
}

interface BlockPanelProps {
  page: PageFacts;
  /** The number of the selected block; -1 for none. */
  selected: number;
  comments: Comments;
  /** Begins a comment on the block, or on what is chosen in it. */
  onComment: () => void;
  /** The comments of a block, in the panel. */
  onComments: (blockId: string) => void;
  onReplaced: () => void;
}

/** The fields of the selected block, else those of the page. */
export function BlockPanel({ page, selected, comments, onComment, onComments, onReplaced }: BlockPanelProps) {
  const block = useEditor((state) => state.document.content[selected]);
  const schema = useEditor((state) => state.schemas.kinds[block?.type ?? '']);
  const openedAs = useEditor((state) => state.selection.openedAs);
  const setHidden = useEditor((state) => state.setHidden);
  const now = useClock();
  const commons = useEditor((state) => state.commons);
  const makeOwn = useEditor((state) => state.makeOwn);
  const commonId = block && commonIdOf(block);
  if (!block) return <SettingsPanel page={page} onMoved={onReplaced} />;
  if (!schema)
    return (
      <SidePanel title={block.type}>
        <p>Сайт сейчас не&nbsp;умеет показывать этот блок. Его можно переместить или удалить.</p>
      </SidePanel>
    );
  return (
    <SidePanel title={schema.label}>
      <BlockComments
        count={countOpen(comments.threads).get(blockIdOf(block)) ?? 0}
        onOpen={() => onComments(blockIdOf(block))}
        onComment={onComment}
      />
      {block.isHidden && <HiddenNote onShow={() => setHidden(blockIdOf(block), false)} />}
      {!block.isHidden && hasEnded(block, now) && <EndedNote />}
      {!block.isHidden && (
        <BlockFigures pageId={page.id} liveVersion={page.liveVersion ?? null} blockId={blockIdOf(block)} />
      )}
      {commonId !== null && (
        <CommonFields common={commons.find(({ id }) => id === commonId)} onMakeOwn={() => makeOwn(blockIdOf(block))} />
      )}
      <BlockFields
        key={openedAs}
        schema={commonId === null ? schema : withoutChoice(schema)}
        path={`content[${selected}].props`}
        value={block.props}
      >
        <PeriodFields path={`content[${selected}]`} period={block} hasOwnEnd={Object.hasOwn(schema.fields, 'endsAt')} />
      </BlockFields>
    </SidePanel>
  );
}
