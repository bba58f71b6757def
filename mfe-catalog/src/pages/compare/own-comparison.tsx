import { fillTemplate } from '@shop/shared/format';
import { productsOf, useProducts } from '@shop/shared/products';
import { useCompare, useShop, type Product } from '@shop/shared/runtime';
import { Button, ErrorPanel, Note, SkeletonLines, WithoutScripts } from '@shop/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { COMPARE_NOTICES } from '../../features/buying';
import { CompareFrame, ComparisonView, NothingToCompare } from './comparison-view';
import { useShare } from './sharing';
import { TEXTS } from './texts';

const Placeholder = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** Changes the visitor's list, with an undo for each change. */
function useOwnList() {
  const { compare, notices } = useShop();
  const idsNow = () => compare.getState().items.map(({ productId }) => productId);

  return {
    remove: ({ id, name }: Product) => {
      const place = idsNow().indexOf(id);
      compare.getState().remove(id);
      notices.getState().show({
        title: COMPARE_NOTICES.removed.title,
        text: fillTemplate(COMPARE_NOTICES.removed.text, { product: name }),
        action: { text: TEXTS.undo, run: () => compare.getState().add(id, place) },
      });
    },
    clear: () => {
      const productIds = idsNow();
      compare.getState().clear();
      notices.getState().show({
        ...TEXTS.cleared,
        action: {
          text: TEXTS.undo,
          run: () => productIds.forEach((id, place) => compare.getState().add(id, place)),
        },
      });
    },
    forget: (productIds: readonly number[]) => {
      for (const id of productIds) compare.getState().remove(id);
    },
  };
}

/** The visitor's own list. The server renders only its skeleton. */
export function OwnComparison() {
  const known = productsOf(useShop());
  const { items, isLoading, hasFailed, load } = useCompare((state) => state);
  const ids = items.map(({ productId }) => productId);
  const { byId, ...list } = useProducts(ids);
  // Loads what is older than 15 minutes (docs/rules.md, Comparison).
  useEffect(() => load(), [load]);
  const { remove, clear, forget } = useOwnList();
  const head = useRef<HTMLHeadingElement>(null);
  const products = ids.flatMap((id) => byId.get(id) ?? []);
  const lostIds = list.isComplete ? ids.filter((id) => !byId.has(id)) : [];
  const share = useShare(products.map(({ id }) => id));

  // The focused button disappears with the product it removes.
  const keepFocus = () => head.current?.focus();
  const handleRemove = (product: Product) => {
    keepFocus();
    remove(product);
  };
  const handleClear = () => {
    keepFocus();
    clear();
  };

  const handleRetry = () => {
    if (hasFailed) load({ isForced: true });
    if (list.hasFailed) void known.load(ids);
  };

  if (isLoading || (list.isLoading && products.length === 0)) {
    return (
      <CompareFrame>
        <WithoutScripts />
        <Placeholder role="status" aria-label={TEXTS.loading}>
          <SkeletonLines count={8} />
        </Placeholder>
      </CompareFrame>
    );
  }
  if (hasFailed || (list.hasFailed && !list.isComplete)) {
    return (
      <CompareFrame>
        <ErrorPanel {...TEXTS.failed} onRetry={handleRetry} />
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
      empty={<NothingToCompare {...TEXTS.empty} />}
      note={
        lostIds.length > 0 && (
          <Note>
            {TEXTS.lost}{' '}
            <Button kind="quiet" onClick={() => forget(lostIds)}>
              Убрать
            </Button>
          </Note>
        )
      }
    />
  );
}
