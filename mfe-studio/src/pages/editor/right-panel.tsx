import { useMemo } from 'react';
import { useClock } from '@shop/shared/clock';
import { factTexts } from '@shop/shared/facts';
import { commonIdOf, type DocumentFault, type PageDocument, type ShapeField } from '@shop/shared/page-documents';
import { useList } from '@shop/shared/runtime';
import { useMay } from '@shop/shared/staff';
import { SidePanel } from '../../components';
import { blockIdOf, isAnchorTaken, useEditor, useEditorStore, type Common, type PageFacts } from '../../editing';
import { KindPicker } from '../../features/block-kinds';
import { BlockFigures, FiguresPanel } from '../../features/figures';
import {
  FieldsContext,
  BlockFields,
  PeriodFields,
  type FieldChoices,
  type FieldFocus,
  type FieldsState,
} from '../../features/fields';
import { BlockComments, CommentsPanel, countOpen, type CommentFocus, type Comments } from '../../features/comments';
import { CommonFields, MakeCommonPanel } from '../../features/common-blocks';
import { CopyPanel } from '../../features/copy-block';
import { ChangesPanel, type ComparisonState } from '../../features/comparison';
import { DraftChanges, HistoryPanel } from '../../features/history';
import { PageTestSection } from '../../features/page-test';
import { PreviewPanel } from '../../features/previews';
import { PublishPanel } from '../../features/publish';
import { ConflictPanel } from './conflict-panel';
import { EndedBlocks } from './ended-blocks';
import { faultsByPath } from './fault-words';
import { hasEnded } from '../../words';
import { EndedNote, HiddenNote } from './hidden-note';
import type { Panel } from './panel';
import { hasNewEdits, hasUnplannedEdits } from './site-words';
import { SettingsPanel } from './settings-panel';

interface RightPanelProps {
  page: PageFacts;
  panel: Panel;
  /** The number of the selected block; -1 for none. */
  selected: number;
  faults: readonly DocumentFault[];
  focus: FieldFocus | null;
  choices: FieldChoices;
  comparison: ComparisonState;
  wide: NonNullable<FieldsState['wide']>;
  comments: Comments;
  commentFocus: CommentFocus;
  onCommentFocus: (focus: CommentFocus) => void;
  /** Begins a comment on the block, or on what is chosen in it. */
  onComment: () => void;
  /** The comments of a block, in the panel. */
  onComments: (blockId: string) => void;
  /** Shows a block in the page. */
  onBlock: (blockId: string) => void;
  onPanel: (panel: Panel) => void;
  /** A kind of block, or a common block. */
  onPick: (chosen: string | Common) => void;
  onShow: (document: PageDocument | null) => void;
  onFault: (path: string) => void;
  onRefresh: () => void;
  onReplaced: () => void;
}

/** The API's faults are those of `checkDocument`. */
const liveFaultsOf = ({ liveFaults }: PageFacts) => liveFaults as readonly DocumentFault[];

/** Which common block it is was chosen when it was added. */
function withoutChoice({ fields: { common: _common, ...fields }, ...schema }: ShapeField): ShapeField {
  return { ...schema, fields };
}

type FieldsProps = Pick<RightPanelProps, 'page' | 'selected' | 'comments' | 'onComment' | 'onComments' | 'onReplaced'>;

function Fields({ page, selected, comments, onComment, onComments, onReplaced }: FieldsProps) {
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

function OpenPanel(props: RightPanelProps) {
  const { page, panel, selected, faults, onPanel, onPick, onShow, onFault, onRefresh, onReplaced } = props;
  const schemas = useEditor((state) => state.schemas);
  const settle = useEditor((state) => state.settle);
  const canPublish = useMay('publish');
  const hasUnplanned = useEditor(({ save }) => hasUnplannedEdits(page, save));
  const hasEdits = useEditor(({ save }) => hasNewEdits(page, save));
  const close = () => onPanel('fields');
  const liveVersion = page.liveVersion ?? null;
  const block = useEditor((state) => state.document.content[selected]);
  const commons = useEditor((state) => state.commons);
  const becomeCommon = useEditor((state) => state.becomeCommon);

  switch (panel) {
    case 'fields':
      return <Fields {...props} />;
    case 'page':
      return <SettingsPanel page={page} onMoved={onReplaced} onClose={close} />;
    case 'add':
      return (
        <SidePanel title="Новый блок" onClose={close} takesCursor>
          <KindPicker schemas={schemas} commons={commons} onPick={onPick} onPickCommon={onPick} />
        </SidePanel>
      );
    case 'copy':
      return block && <CopyPanel pageId={page.id} block={block} schemas={schemas} onClose={close} />;
    case 'common':
      return (
        block && (
          <MakeCommonPanel
            key={blockIdOf(block)}
            pageId={page.id}
            block={block}
            schemas={schemas}
            onMade={(common) => {
              becomeCommon(blockIdOf(block), common);
              close();
            }}
            onClose={close}
          />
        )
      );
    case 'comments':
      return (
        <CommentsPanel
          comments={props.comments}
          schemas={schemas}
          focus={props.commentFocus}
          onFocus={props.onCommentFocus}
          onBlock={props.onBlock}
          onField={onFault}
          onClose={close}
        />
      );
    case 'preview':
      return <PreviewPanel pageId={page.id} save={settle} onClose={close} />;
    case 'figures':
      return (
        <FiguresPanel
          pageId={page.id}
          liveVersion={liveVersion}
          test={
            page.state === 'live' &&
            liveVersion !== null && (
              <PageTestSection
                pageId={page.id}
                liveVersion={liveVersion}
                hasEdits={hasEdits}
                canPublish={canPublish}
                save={settle}
                onChanged={onRefresh}
              />
            )
          }
          onClose={close}
        />
      );
    case 'history':
      return (
        <HistoryPanel
          pageId={page.id}
          liveVersion={liveVersion}
          schemas={schemas}
          canRestore={canPublish}
          onShow={onShow}
          onRestored={onReplaced}
          onClose={close}
        />
      );
    case 'changes':
      return <ChangesPanel state={props.comparison} onClose={close} />;
    case 'publish':
      return (
        <PublishPanel
          page={page}
          hasUnplanned={hasUnplanned}
          faults={faults}
          warning={<EndedBlocks />}
          liveFaults={liveFaultsOf(page)}
          changes={
            page.state === 'live' &&
            liveVersion !== null && (
              <DraftChanges
                pageId={page.id}
                liveVersion={liveVersion}
                schemas={schemas}
                onShow={() => onPanel('changes')}
              />
            )
          }
          canPublish={canPublish}
          save={settle}
          onDone={onRefresh}
          onFault={onFault}
          onTest={() => onPanel('figures')}
          onClose={close}
        />
      );
  }
}

/** The panel at the right of the page. A conflict comes before all others. */
export function RightPanel(props: RightPanelProps) {
  const { faults, focus, choices, wide } = props;
  const conflict = useEditor(({ save }) => (save.kind === 'conflict' ? save : null));
  const change = useEditor((state) => state.setValue);
  const insertItem = useEditor((state) => state.insertItem);
  const moveItem = useEditor((state) => state.moveItem);
  const removeItem = useEditor((state) => state.removeItem);
  const store = useEditorStore();
  const { items: facts } = useList('facts');
  const fields = useMemo(
    () => ({
      ...{ change, insertItem, moveItem, removeItem, focus, wide },
      isAnchorTaken: (path: string, anchor: string) => isAnchorTaken(store.getState().document, path, anchor),
      facts: factTexts(facts),
      ...choices,
      faults: faultsByPath(faults),
    }),
    [change, insertItem, moveItem, removeItem, facts, choices, faults, focus, wide, store],
  );
  if (conflict) return <ConflictPanel save={conflict} />;
  return (
    <FieldsContext value={fields}>
      <OpenPanel {...props} />
    </FieldsContext>
  );
}
