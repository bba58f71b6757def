import styled from 'styled-components';
import type { Schemas } from '@shop/shared/page-documents';
import { Button, ErrorPanel, Row, SkeletonLines } from '@shop/shared/ui';
import { useEditor } from '../../editing';
import { ChangeList } from './change-list';
import { changesOf } from './changes';
import { useLiveDocument } from './use-history';

const Title = styled.h3`
  font-size: 15px;
  line-height: 20px;
  letter-spacing: 0;
`;

interface DraftChangesProps {
  pageId: string;
  /** What the site shows. */
  liveVersion: number;
  schemas: Schemas;
  /** Shows it in the page itself. */
  onShow: () => void;
}

/** What publishing would change on the site, block by block, and the way back to what it shows. */
export function DraftChanges({ pageId, liveVersion, schemas, onShow }: DraftChangesProps) {
  const { live, isFailed, retry } = useLiveDocument(pageId, liveVersion);
  const draft = useEditor((state) => state.document);
  const replace = useEditor((state) => state.replace);

  if (isFailed)
    return (
      <ErrorPanel title="Сравнение с&nbsp;сайтом не&nbsp;загрузилось" text="Правки на&nbsp;месте." onRetry={retry} />
    );
  if (!live) return <SkeletonLines count={3} />;
  const changes = changesOf(live, draft, schemas);
  if (changes.length === 0) return <p>Черновик не&nbsp;отличается от&nbsp;сайта.</p>;
  return (
    <section>
      <Title>Изменится на&nbsp;сайте</Title>
      <ChangeList changes={changes} />
      <Row gap={2}>
        <Button kind="quiet" onClick={onShow}>
          Показать на&nbsp;странице
        </Button>
        <Button kind="quiet" onClick={() => replace(live)}>
          Отказаться от&nbsp;правок
        </Button>
      </Row>
    </section>
  );
}
