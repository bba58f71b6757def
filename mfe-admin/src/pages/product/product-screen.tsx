import { useState } from 'react';
import styled from 'styled-components';
import { Link, RequestError, useParams } from '@shop/shared/runtime';
import { Button, ErrorPanel, SkeletonLines } from '@shop/shared/ui';
import { AdminFrame, ScreenBody } from '../../components';
import {
  NEW,
  ProductAccessories,
  ProductBar,
  ProductDetails,
  ProductDiscounts,
  ProductPhotos,
  ProductPreview,
  ProductProperties,
  ProductSale,
  ProductServices,
  ProductShelf,
  ProductTexts,
  useProduct,
} from '../../features/product';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  max-width: 960px;
  margin-top: 12px;

  &[hidden] {
    display: none;
  }
`;

const Look = styled(Button)`
  margin: 12px 0;
`;

const NO_ERRORS: Readonly<Record<string, string>> = {};

/** One product, or a new one. */
function Card({ id }: { id: number }) {
  const card = useProduct(id);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { product, properties, hasFailed, failure } = card;
  const errors = failure instanceof RequestError ? failure.fields : NO_ERRORS;
  return (
    <>
      <h1>{product?.name ?? (id === NEW ? 'Новый товар' : 'Товар')}</h1>
      <p>
        <Link to="/admin/goods">Все товары</Link>
        {product?.active && product.slug !== null && (
          <>
            {' · '}
            <a href={`/${product.slug}`}>Страница в&nbsp;магазине</a>
          </>
        )}
      </p>
      {!properties && !hasFailed && <SkeletonLines count={8} />}
      {hasFailed && (
        <ErrorPanel title="Товар не&nbsp;загрузился" text="С&nbsp;ним всё в&nbsp;порядке." onRetry={card.loadAgain} />
      )}
      {properties && (
        <Look kind="outline" onClick={() => setIsPreviewed(!isPreviewed)}>
          {isPreviewed ? 'Вернуться к\u00A0правке' : 'Предпросмотр'}
        </Look>
      )}
      {properties && isPreviewed && <ProductPreview card={card} properties={properties} />}
      {properties && (
        <>
          <Parts hidden={isPreviewed}>
            <ProductTexts card={card} errors={errors} />
            <ProductSale card={card} errors={errors} />
            <ProductDiscounts card={card} error={errors.discounts} />
            <ProductShelf card={card} errors={errors} />
            <ProductAccessories card={card} error={errors.accessories} />
            <ProductServices card={card} error={errors.serviceIds} />
            <ProductPhotos card={card} error={errors.pictures} />
            <ProductProperties card={card} properties={properties} error={errors.properties} />
            <ProductDetails card={card} errors={errors} />
          </Parts>
          <ProductBar card={card} />
        </>
      )}
    </>
  );
}

/** `/admin/goods/new`, and `/admin/goods/102`. */
export function Screen() {
  const { id = '' } = useParams();
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : NEW;
  return (
    <AdminFrame at="goods">
      <ScreenBody>
        <Card key={number} id={number} />
      </ScreenBody>
    </AdminFrame>
  );
}
