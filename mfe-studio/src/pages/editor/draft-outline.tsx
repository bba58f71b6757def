import { useDeferredValue } from 'react';
import { useEditor, useEditorStore } from '../../editing';
import { Outline, type OutlineProps } from '../../features/outline';

type FromDraft = 'blocks' | 'schemas' | 'onMove' | 'onDuplicate' | 'onHide' | 'onRemove';

/** The outline of the draft. It may follow a letter a little later than page and field. */
export function DraftOutline(props: Omit<OutlineProps, FromDraft>) {
  const blocks = useDeferredValue(useEditor((state) => state.document.content));
  const schemas = useEditor((state) => state.schemas);
  const { moveBlock, duplicateBlock, setHidden, removeBlock } = useEditorStore().getState();
  return (
    <Outline
      {...props}
      blocks={blocks}
      schemas={schemas}
      onMove={moveBlock}
      onDuplicate={duplicateBlock}
      onHide={setHidden}
      onRemove={removeBlock}
    />
  );
}
