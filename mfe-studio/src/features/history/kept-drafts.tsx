import { useState } from 'react';
import styled from 'styled-components';
import { whenOf } from '@shop/shared/format';
import type { PageDocument, Schemas } from '@shop/shared/page-documents';
import { Button, ErrorPanel } from '@shop/shared/ui';
import { useEditor } from '../../editing';
import { ChangeList } from './change-list';
import { changesOf } from './changes';
import { Body, Head, Item, Made, Name, Padded } from './history-parts';
import { ShowMore } from './show-more';
import { useKeptDrafts, type KeptDraft } from './use-history';

const Title = styled.h3`
  padding: 20px 16px 8px;
  font-size: 15px;
  line-height: 20px;
  letter-spacing: 0;
`;

const Take = styled(Button)`
  margin-top: 16px;
`;

interface KeptDraftsProps {
  pageId: string;
  schemas: Schemas;
  /** Shows a draft instead of the present one; null: the present one again. */
  onShow: (document: PageDocument | null) => void;
}

/** The texts that were not chosen in a conflict. Nobody sees the part while there are none. */
export function KeptDrafts({ pageId, schemas, onShow }: KeptDraftsProps) {
  const { items, isFailed, hasMore, loadMore } = useKeptDrafts(pageId);
  const present = useEditor((state) => state.document);
  const takeOver = useEditor((state) => state.takeOver);
  const [open, setOpen] = useState<number | null>(null);
  if (!items?.length && !isFailed) return null;

  const toggle = ({ number, document }: KeptDraft) => {
    setOpen(open === number ? null : number);
    onShow(open === number ? null : document);
  };
  const take = ({ document }: KeptDraft) => {
    takeOver(document);
    setOpen(null);
    onShow(null);
  };

  return (
    <section aria-label="Отложенные тексты">
      <Title>Отложенные тексты</Title>
      <ol>
        {items?.map((draft) => (
          <Item key={draft.number} $isOpen={open === draft.number}>
            <Head type="button" aria-expanded={open === draft.number} onClick={() => toggle(draft)}>
              <Name>Не&nbsp;выбран в&nbsp;споре правок</Name>
              <Made>{`${whenOf(draft.madeAt)}, ${draft.madeBy ?? 'учётной записи больше нет'}`}</Made>
            </Head>
            {open === draft.number && (
              <Body>
                <ChangeList changes={changesOf(present, draft.document, schemas)} />
                <Take kind="outline" onClick={() => take(draft)}>
                  Взять в&nbsp;черновик
                </Take>
              </Body>
            )}
          </Item>
        ))}
      </ol>
      {isFailed && (
        <Padded>
          <ErrorPanel title="Отложенные тексты не&nbsp;загрузились" text="Правки на&nbsp;месте." onRetry={loadMore} />
        </Padded>
      )}
      <ShowMore hasMore={hasMore && !isFailed} onPress={loadMore} />
    </section>
  );
}
