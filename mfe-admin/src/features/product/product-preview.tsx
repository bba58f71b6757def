import { useState } from 'react';
import styled from 'styled-components';
import { RemoteWidget } from '@shop/shared/federation';
import { ErrorPanel, Note, Panel, SkeletonLines } from '@shop/shared/ui';
import { draftOf } from './product-draft';
import type { ProductCard } from './use-product';

/** As wide as the page of the shop, so it breaks where that does. */
const Stage = styled(Panel)`
  margin-top: 12px;
  padding: 16px 0;
  overflow: clip;
`;

interface ProductPreviewProps {
  card: ProductCard;
  properties: NonNullable<ProductCard['properties']>;
}

/** The product's page as shoppers would see it, with what is typed. Only this screen has it. */
export function ProductPreview({ card, properties }: ProductPreviewProps) {
  const { edit, product, changed } = card;
  // It shows what was typed when it was opened: the widget reads the shop for each draft.
  const [draft] = useState(() => draftOf(edit.values, product, properties));
  return (
    <section aria-label="Предпросмотр страницы">
      <Note kind="info">
        {changed.length > 0
          ? 'Так страницу увидят покупатели, когда вы сохраните. Пока её видите только вы.'
          : 'Так страница выглядит в магазине: несохранённых правок нет.'}{' '}
        Кнопки здесь ничего не&nbsp;делают.
      </Note>
      <Stage>
        <RemoteWidget
          id="mfe-catalog/product-preview"
          props={{ draft }}
          pending={<SkeletonLines count={8} />}
          fallback={
            <ErrorPanel
              title="Предпросмотр не&nbsp;загрузился"
              text="Правки на&nbsp;месте. Закройте его и&nbsp;откройте снова."
            />
          }
        />
      </Stage>
    </section>
  );
}
