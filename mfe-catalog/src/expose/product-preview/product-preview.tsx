import type { ProductPreviewProps } from '@shop/shared/federation';
import { PageProvider, useLocation } from '@shop/shared/runtime';
import { ErrorPanel, SkeletonLines } from '@shop/shared/ui';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { ProductView } from '../../pages/product';
import { ProductExtras } from '../product-extras/product-extras';
import { previewData, type PreviewData } from './preview-data';

/** Whoever looks may turn the pictures over. Everything else buys, asks or leads away. */
function onlyLook(event: SyntheticEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('[role="tab"]')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The page of a product with values that nobody has saved. */
export function ProductPreview({ draft }: ProductPreviewProps) {
  const location = useLocation();
  const [shown, setShown] = useState<PreviewData | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isLeft = false;
    previewData(draft).then(
      (data) => isLeft || setShown(data),
      () => isLeft || setHasFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [draft, tries]);

  if (hasFailed) {
    const retry = () => {
      setHasFailed(false);
      setTries((before) => before + 1);
    };
    return <ErrorPanel title="Страница не&nbsp;загрузилась" text="Правки на&nbsp;месте." onRetry={retry} />;
  }
  if (!shown) return <SkeletonLines count={8} />;
  const { product, page, content, extras } = shown;
  return (
    <div onClickCapture={onlyLook} onSubmitCapture={onlyLook}>
      <PageProvider page={{ location, params: { slug: product.slug ?? '' }, content, data: page }}>
        <ProductView {...page} product={product} hasBar={false}>
          <ProductExtras slug={product.slug ?? ''} data={extras} />
        </ProductView>
      </PageProvider>
    </div>
  );
}
