import { useState } from 'react';
import styled from 'styled-components';
import { whenOf } from '@shop/shared/format';
import type { PageDocument, Schemas } from '@shop/shared/page-documents';
import { mutate, RequestError, useNotices, useShop } from '@shop/shared/runtime';
import { Badge, Button, ErrorPanel, Row, SkeletonLines } from '@shop/shared/ui';
import { SidePanel } from '../../components';
import { isSame, useEditor } from '../../editing';
import { StaffRestoreDocument } from '../../generated/graphql';
import { ChangeList } from './change-list';
import { changesOf } from './changes';
import { KeptDrafts } from './kept-drafts';
import { Body, Head, Item, Made, Name, Padded } from './history-parts';
import { ShowMore } from './show-more';
import { useVersions, type Version } from './use-history';

const Actions = styled(Row)`
  margin-top: 16px;
`;

const Question = styled.p`
  margin-top: 16px;
`;

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
  const { client, track } = useShop();
  const show = useNotices((state) => state.show);
  const { items: versions, isFailed, hasMore, retry, loadMore } = useVersions(pageId, liveVersion);
  const takeOver = useEditor((state) => state.takeOver);
  const settle = useEditor((state) => state.settle);
  const draft = useEditor((state) => state.document);
  const live = versions?.find(({ number }) => number === liveVersion);
  const hasEdits = live !== undefined && !isSame(draft, live.document);
  const [open, setOpen] = useState<number | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const toggle = (version: Version) => {
    const isClosing = open === version.number;
    setOpen(isClosing ? null : version.number);
    onShow(isClosing ? null : version.document);
    // What changed is told against the version before, which may not have come yet.
    if (!isClosing && version === versions?.at(-1) && hasMore) loadMore();
  };
  const take = ({ document }: Version) => {
    takeOver(document);
    setOpen(null);
    onShow(null);
  };
  /** @param isForDraft whether the draft becomes this version, too */
  const restore = async ({ number, document }: Version, isForDraft: boolean) => {
    setIsBusy(true);
    try {
      if (isForDraft) {
        takeOver(document);
        await settle();
      }
      const { staffRestore } = await track(mutate(client, StaffRestoreDocument, { id: pageId, number }));
      show({
        title: `Версия ${number} снова на\u00A0сайте`,
        text: `Теперь это версия ${staffRestore.liveVersion ?? ''}`,
      });
      setOpen(null);
      onShow(null);
      onRestored();
    } catch (error) {
      const text = error instanceof RequestError && error.code !== 'NETWORK_ERROR' ? error.message : undefined;
      show({ kind: 'error', title: 'Не\u00A0удалось вернуть версию', ...(text && { text }) });
    } finally {
      setIsBusy(false);
    }
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
          const older = versions[index + 1];
          return (
            <Item key={number} $isOpen={open === number}>
              <Head type="button" aria-expanded={open === number} onClick={() => toggle(version)}>
                <Name>Версия {number}</Name>
                {number === liveVersion && <Badge tone="green">На&nbsp;сайте</Badge>}
                <Made>{`${whenOf(madeAt)}, ${madeBy ?? FROM_SITE}`}</Made>
                {note && <span>{note}</span>}
              </Head>
              {open === number && (
                <Body>
                  {older && <ChangeList changes={changesOf(older.document, version.document, schemas)} />}
                  {number === 1 && <p>Первая версия страницы</p>}
                  {canRestore && hasEdits && number !== liveVersion && (
                    <Question>В&nbsp;черновике есть правки, которых нет на&nbsp;сайте.</Question>
                  )}
                  {number !== liveVersion && (
                    <Actions gap={2}>
                      {canRestore && (
                        <Button kind="outline" isLoading={isBusy} onClick={() => void restore(version, false)}>
                          {hasEdits ? 'Вернуть, правки оставить' : 'Вернуть эту версию'}
                        </Button>
                      )}
                      {canRestore && hasEdits && (
                        <Button kind="outline" isLoading={isBusy} onClick={() => void restore(version, true)}>
                          Вернуть без&nbsp;правок
                        </Button>
                      )}
                      <Button kind="quiet" onClick={() => take(version)}>
                        Взять в&nbsp;черновик
                      </Button>
                    </Actions>
                  )}
                </Body>
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
