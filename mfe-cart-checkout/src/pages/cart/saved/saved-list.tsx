import { useList, type ChildProduct, type Product } from '@shop/shared/runtime';
import { H2 } from '@shop/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { TEXTS } from '../texts';
import type { SavedItem } from './saved-items';
import { SavedRow } from './saved-row';
import { useSavedActions } from './use-saved-actions';
import type { SavedItems } from './use-saved-items';

const Block = styled.section`
  margin-top: 64px;
`;

const Rows = styled.ul`
  margin: 24px 0 0;
  padding: 0;
  list-style: none;
`;

function namesOf({ children }: SavedItem, product: Product | undefined): string[] {
  const accessories = new Map<number, ChildProduct>(product?.childProducts.map((child) => [child.id, child]));
  return children.flatMap(({ productId }) => accessories.get(productId)?.name ?? []);
}

/** What the buyer has put aside in this browser. */
export function SavedList({ saved }: { saved: SavedItems }) {
  const titleId = useId();
  const { byId } = useList('products');
  const { takeBack, remove } = useSavedActions(saved);
  const { items } = saved;
  if (items.length === 0) return null;
  return (
    <Block aria-labelledby={titleId}>
      <H2 id={titleId}>{TEXTS.saved.title}</H2>
      <Rows>
        {items.map((item) => (
          <SavedRow
            key={item.productId}
            item={item}
            product={byId.get(item.productId)}
            accessories={namesOf(item, byId.get(item.productId))}
            onReturn={() => takeBack(item)}
            onRemove={(name) => remove(item, name)}
          />
        ))}
      </Rows>
    </Block>
  );
}
