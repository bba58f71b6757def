import { fillTemplate } from '@shop/shared/format';
import { useCompare, useList, useShop, type Product } from '@shop/shared/runtime';
import { Button, ErrorPanel, Note, SkeletonLines } from '@shop/shared/ui';
import { useRef } from 'react';
import { COMPARE_TEXTS } from '../../content/compare-texts';
import { TEXTS } from '../../content/texts';
import { CompareFrame } from './compare-frame';
import { ComparisonView } from './comparison-view';
import { NothingToCompare } from './nothing-to-compare';
import { useShare } from './use-share';

/** Changes of the visitor's list, each with a way back. */
function useOwnList() {
  const { compare, notices } = useShop();
  const idsNow = () => compare.getState().items.map(({ productId }) => productId);

  return {
    remove: ({ id, name }: Product) => {
      const place = idsNow().indexOf(id);
      compare.getState().remove(id);
      notices.getState().show({
        title: TEXTS.compareRemoved.title,
        text: fillTemplate(TEXTS.compareRemoved.text, { product: name }),
        action: { text: COMPARE_TEXTS.undo, run: () => compare.getState().add(id, place) },
      });
    },
    clear: () => {
      const productIds = idsNow();
      compare.getState().clear();
      notices.getState().show({
        ...COMPARE_TEXTS.cleared,
        action: {
          text: COMPARE_TEXTS.undo,
          run: () => productIds.forEach((id, place) => compare.getState().add(id, place)),
        },
      });
    },
    forget: (productIds: readonly number[]) => {
      for (const id of productIds) compare.getState().remove(id);
    },
  };
}

/** The visitor's own list. The server renders its place only. */
export function OwnComparison() {
  const { items, isLoading, hasFailed, load } = useCompare((state) => state);
  const { byId } = useList('products');
  const { remove, clear, forget } = useOwnList();
  const head = useRef<HTMLHeadingElement>(null);
  const products = items.flatMap(({ productId }) => byId.get(productId) ?? []);
  const lostIds = items.flatMap(({ productId }) => (byId.has(productId) ? [] : productId));
  const share = useShare(products.map(({ id }) => id));

  // The button that had the focus goes with what it removed.
  const keepFocus = () => head.current?.focus();
  const handleRemove = (product: Product) => {
    keepFocus();
    remove(product);
  };
  const handleClear = () => {
    keepFocus();
    clear();
  };

  if (isLoading) {
    return (
      <CompareFrame>
        <div role="status" aria-label={COMPARE_TEXTS.loading}>
          <SkeletonLines count={8} />
        </div>
      </CompareFrame>
    );
  }
  if (hasFailed) {
    return (
      <CompareFrame>
        <ErrorPanel {...COMPARE_TEXTS.failed} onRetry={() => load({ isForced: true })} />
      </CompareFrame>
    );
  }
  const actions = items.length > 0 && (
    <>
      {products.length > 1 && (
        <Button kind="quiet" onClick={share}>
          Поделиться
        </Button>
      )}
      <Button kind="quiet" onClick={handleClear}>
        Очистить список
      </Button>
    </>
  );
  return (
    <ComparisonView
      headRef={head}
      products={products}
      actions={actions}
      onRemove={handleRemove}
      empty={<NothingToCompare {...COMPARE_TEXTS.empty} />}
      note={
        lostIds.length > 0 && (
          <Note>
            {COMPARE_TEXTS.lost}{' '}
            <Button kind="quiet" onClick={() => forget(lostIds)}>
              Убрать
            </Button>
          </Note>
        )
      }
    />
  );
}
