import type { Block, DocumentFault, PageDocument } from '@shop/shared/page-documents';
import { useMay } from '@shop/shared/staff';
import { blockIdOf, useEditor, type PageFacts } from '../../editing';
import { MakeCommonPanel } from '../../features/common-blocks';
import { FiguresPanel } from '../../features/figures';
import { DraftChanges, HistoryPanel } from '../../features/history';
import { PageTestSection } from '../../features/page-test';
import { PublishPanel } from '../../features/publish';
import { EndedBlocks } from './ended-blocks';
import { hasNewEdits, hasUnplannedEdits, shownVersionOf } from './site-words';

interface SitePanelProps {
  page: PageFacts;
  onClose: () => void;
}

/** The API's faults are those of `checkDocument`. */
const liveFaultsOf = ({ liveFaults }: PageFacts) => liveFaults as readonly DocumentFault[];

/** The figures of the page, and its test. */
export function PageFigures({ page, onChanged, onClose }: SitePanelProps & { onChanged: () => void }) {
  const settle = useEditor((state) => state.settle);
  const hasEdits = useEditor(({ save }) => hasNewEdits(page, save));
  const canPublish = useMay('publish');
  const shown = shownVersionOf(page);
  return (
    <FiguresPanel
      pageId={page.id}
      liveVersion={page.liveVersion ?? null}
      test={
        shown !== null && (
          <PageTestSection
            pageId={page.id}
            liveVersion={shown}
            hasEdits={hasEdits}
            canPublish={canPublish}
            save={settle}
            onChanged={onChanged}
          />
        )
      }
      onClose={onClose}
    />
  );
}

interface PageHistoryProps extends SitePanelProps {
  onShow: (document: PageDocument | null) => void;
  onRestored: () => void;
}

/** The versions of the page. */
export function PageHistory({ page, ...rest }: PageHistoryProps) {
  const schemas = useEditor((state) => state.schemas);
  return (
    <HistoryPanel
      pageId={page.id}
      liveVersion={page.liveVersion ?? null}
      schemas={schemas}
      canRestore={useMay('publish')}
      {...rest}
    />
  );
}

interface PagePublicationProps extends SitePanelProps {
  faults: readonly DocumentFault[];
  /** After anything has changed on the site. */
  onDone: () => void;
  onFault: (path: string) => void;
  /** Shows the changes in the page itself. */
  onChanges: () => void;
  onTest: () => void;
}

/** What publishing would change, and publishing. */
export function PagePublication({ page, onChanges, ...rest }: PagePublicationProps) {
  const schemas = useEditor((state) => state.schemas);
  const settle = useEditor((state) => state.settle);
  const hasUnplanned = useEditor(({ save }) => hasUnplannedEdits(page, save));
  const shown = shownVersionOf(page);
  return (
    <PublishPanel
      page={page}
      hasUnplanned={hasUnplanned}
      warning={<EndedBlocks />}
      liveFaults={liveFaultsOf(page)}
      changes={
        shown !== null && <DraftChanges pageId={page.id} liveVersion={shown} schemas={schemas} onShow={onChanges} />
      }
      canPublish={useMay('publish')}
      save={settle}
      {...rest}
    />
  );
}

/** Gives the block a name, under which other pages find it. */
export function MakeCommon({ pageId, block, onClose }: { pageId: string; block: Block; onClose: () => void }) {
  const schemas = useEditor((state) => state.schemas);
  const becomeCommon = useEditor((state) => state.becomeCommon);
  return (
    <MakeCommonPanel
      key={blockIdOf(block)}
      pageId={pageId}
      block={block}
      schemas={schemas}
      onMade={(common) => {
        becomeCommon(blockIdOf(block), common);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
