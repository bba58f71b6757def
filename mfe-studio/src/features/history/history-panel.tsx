import { useState } from 'react';
import { whenOf } from '@shop/shared/format';
import type { PageDocument, Schemas } from '@shop/shared/page-documents';
import { Badge, ErrorPanel, SkeletonLines } from '@shop/shared/ui';
import { SidePanel } from '../../components';
import { isSame, useEditor } from '../../editing';
import { Head, Item, Made, Name, Padded } from './history-parts';
import { KeptDrafts } from './kept-drafts';
import { ShowMore } from './show-more';
import { useVersions, type Version } from './use-history';
import { useRestoring } from './use-restoring';
import { VersionBody } from './version-body';

const FROM_SITE = 'пришла с\u00A0сайтом';

export interface HistoryPanelProps {
  pageId: string;
  /** What the site shows; null for nothing. */
  liveVersion: number | null;
  schemas: Schemas;
  /** Whether the person may take versions back. */
  canRestore: boolean;
  /** Shows a version instead of the draft; null: the draft again. */
  onShow: (document: PageDocument | null) => void;
  onRestored: () => void;
  onClose: () => void;
}

/** Who has published what and when, and the way back. */
export function HistoryPanel(props: HistoryPanelProps) {
  const { pageId, liveVersion, schemas, canRestore, onShow, onRestored, onClose } = props;
  const { items: versions, isFailed, hasMore, retry, loadMore } = useVersions(pageId, liveVersion);
  const takeOver = useEditor((state) => state.takeOver);
  const draft = useEditor((state) => state.document);
  const live = versions?.find(({ number }) => number === liveVersion);
  const hasEdits = live !== undefined && !isSame(draft, live.document);
  const [open, setOpen] = useState<number | null>(null);
  const close = () => {
    setOpen(null);
    onShow(null);
  };
  const { restore, isBusy } = useRestoring(pageId, () => {
    close();
    onRestored();
  });

  const toggle = (version: Version) => {
    const isClosing = open === version.number;
    setOpen(isClosing ? null : version.number);
    onShow(isClosing ? null : version.document);
    // What changed is told against the version before, which may not have come yet.
    if (!isClosing && version === versions?.at(-1) && hasMore) loadMore();
  };
  const take = ({ document }: Version) => {
    takeOver(document);
    close();
  };
  return (
    <SidePanel title="История" onClose={onClose} takesCursor>
      {versions === null && !isFailed && (
        <Padded>
          <SkeletonLines count={6} />
        </Padded>
      )}
      {isFailed && (
        <Padded>
          <ErrorPanel title="История не&nbsp;загрузилась" text="Правки на&nbsp;месте." onRetry={retry} />
        </Padded>
      )}
      {versions?.length === 0 && <Padded>Страницу ещё не&nbsp;публиковали</Padded>}
      <ol>
        {versions?.map((version, index) => {
          const { number, madeAt, madeBy, note } = version;
          return (
            <Item key={number} $isOpen={open === number}>
              <Head type="button" aria-expanded={open === number} onClick={() => toggle(version)}>
                <Name>Версия {number}</Name>
                {number === liveVersion && <Badge tone="green">На&nbsp;сайте</Badge>}
                <Made>{`${whenOf(madeAt)}, ${madeBy ?? FROM_SITE}`}</Made>
                {note && <span>{note}</span>}
              </Head>
              {open === number && (
                <VersionBody
                  version={version}
                  older={versions[index + 1]}
                  schemas={schemas}
                  isLive={number === liveVersion}
                  canRestore={canRestore}
                  hasEdits={hasEdits}
                  isBusy={isBusy}
                  onRestore={(isForDraft) => void restore(version, isForDraft)}
                  onTake={() => take(version)}
                />
              )}
            </Item>
          );
        })}
      </ol>
      <ShowMore hasMore={hasMore} onPress={loadMore} />
      <KeptDrafts pageId={pageId} schemas={schemas} onShow={onShow} />
    </SidePanel>
  );
}
