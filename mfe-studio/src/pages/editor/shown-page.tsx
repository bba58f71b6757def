import { useMemo } from 'react';
import type { PageDocument } from '@shop/shared/page-documents';
import { drawnCommons, useEditor } from '../../editing';
import { CanvasFrame, type CanvasFrameProps } from '../../features/canvas';
import type { Comparing } from './use-comparing';

const NOTHING = { blockId: null };

export interface ShownPageProps extends Pick<
  CanvasFrameProps,
  'onSelect' | 'onDrop' | 'onPhoto' | 'onType' | 'onSplit' | 'onWords' | 'linkTargets'
> {
  version: PageDocument | null;
  comparing: Comparing;
}

/** The page with the draft, with a version of the history, or with what differs from the site. */
export function ShownPage({ version, comparing, ...rest }: ShownPageProps) {
  const { isOn, comparison, lookedAt } = comparing;
  const schemas = useEditor((state) => state.schemas);
  const all = useEditor((state) => state.commons);
  const commons = useMemo(() => drawnCommons(all), [all]);
  const draft = useEditor((state) => state.document);
  const selection = useEditor((state) => state.selection);
  const isInConflict = useEditor((state) => state.save.kind === 'conflict');
  const isReadOnly = version !== null || isInConflict || isOn;
  return (
    <CanvasFrame
      document={comparison?.document ?? version ?? draft}
      {...(comparison && { marks: comparison.marks, lookedAt })}
      selection={isOn ? NOTHING : selection}
      isReadOnly={isReadOnly}
      commons={commons}
      schemas={schemas}
      {...rest}
    />
  );
}
