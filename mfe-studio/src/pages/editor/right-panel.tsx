import { useMemo } from 'react';
import { factTexts } from '@shop/shared/facts';
import type { DocumentFault, PageDocument } from '@shop/shared/page-documents';
import { useList } from '@shop/shared/runtime';
import { SidePanel } from '../../components';
import { isAnchorTaken, useEditor, useEditorStore, type Common, type PageFacts } from '../../editing';
import { KindPicker } from '../../features/block-kinds';
import { CommentsPanel, type CommentFocus, type Comments } from '../../features/comments';
import { ChangesPanel, type ComparisonState } from '../../features/comparison';
import { CopyPanel } from '../../features/copy-block';
import { FieldsContext, type FieldChoices, type FieldFocus, type FieldsState } from '../../features/fields';
import { PreviewPanel } from '../../features/previews';
import { BlockPanel } from './block-panel';
import { ConflictPanel } from './conflict-panel';
import { faultsByPath } from './fault-words';
import type { Panel } from './panel';
import { SettingsPanel } from './settings-panel';
import { MakeCommon, PageFigures, PageHistory, PagePublication } from './site-panels';

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

function OpenPanel(props: RightPanelProps) {
  const { page, panel, selected, faults, onPanel, onPick, onShow, onFault, onRefresh, onReplaced } = props;
  const schemas = useEditor((state) => state.schemas);
  const settle = useEditor((state) => state.settle);
  const close = () => onPanel('fields');
  const block = useEditor((state) => state.document.content[selected]);
  const commons = useEditor((state) => state.commons);

  switch (panel) {
    case 'fields':
      return <BlockPanel {...props} />;
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
      return block && <MakeCommon pageId={page.id} block={block} onClose={close} />;
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
      return <PageFigures page={page} onChanged={onRefresh} onClose={close} />;
    case 'history':
      return <PageHistory page={page} onShow={onShow} onRestored={onReplaced} onClose={close} />;
    case 'changes':
      return <ChangesPanel state={props.comparison} onClose={close} />;
    case 'publish':
      return (
        <PagePublication
          page={page}
          faults={faults}
          onDone={onRefresh}
          onFault={onFault}
          onChanges={() => onPanel('changes')}
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
