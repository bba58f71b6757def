import { fillTemplate } from '@shop/shared/format';
import { useProducts } from '@shop/shared/products';
import { Link, useShop, type CartItem, type ChildProduct, type Product } from '@shop/shared/runtime';
import { withoutSaved, type SavedItem } from '@shop/shared/saved-items';
import { Button, H2, LinePicture, media, Price, Stock } from '@shop/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { RemoveButton } from '../../../components/remove-button';
import { TEXTS } from '../texts';
import type { SavedItems } from './use-saved-items';

const { saved } = TEXTS;

function countOf(items: readonly CartItem[], productId: number, parentId: number): number {
  return items.find((item) => item.productId === productId && item.parentId === parentId)?.productCount ?? 0;
}

function findMain(items: readonly CartItem[], productId: number): CartItem | undefined {
  return items.find((item) => item.productId === productId && item.parentId === null);
}

/**
 * Returns a saved product to the cart with its own counts, and adds it to existing rows of that
 * product.
 */
function useReturnToCart(): (item: SavedItem) => void {
  const { cart } = useShop();
  return ({ productId, productCount, children }) => {
    const before = cart.getState().items;
    const existing = findMain(before, productId);
    const childProductIds = children.map((child) => child.productId);
    cart.getState().add({ productId, productCount, childProductIds });

    // `add` takes as many accessories as products, but the saved counts may differ.
    const { items, setCount } = cart.getState();
    const main = findMain(items, productId);
    for (const child of children.filter((each) => each.productCount !== productCount)) {
      const row = items.find((item) => item.productId === child.productId && item.parentId === main?.id);
      const had = existing ? countOf(before, child.productId, existing.id) : 0;
      if (row) setCount(row.id, had + child.productCount);
    }
  };
}

interface SavedActions {
  takeBack: (item: SavedItem) => void;
  remove: (item: SavedItem, name: string) => void;
}

/** The actions on a saved product. */
function useSavedActions({ items, change, take }: SavedItems): SavedActions {
  const { notices } = useShop();
  const returnToCart = useReturnToCart();
  return {
    takeBack: (item) => {
      // Another tab may already have taken it.
      if (take(item.productId)) returnToCart(item);
    },
    remove: (item, name) => {
      const place = items.findIndex(({ productId }) => productId === item.productId);
      take(item.productId);
      const run = () => change((current) => withoutSaved(current, item.productId).toSpliced(place, 0, item));
      notices.getState().show({
        title: TEXTS.saved.removed,
        text: fillTemplate(TEXTS.removed.alone, { product: name }),
        action: { text: TEXTS.removed.undo, run },
      });
    },
  };
}

const RowBox = styled.li`
  display: grid;
  grid-template-columns: 60px minmax(0, 1fr) auto auto;
  gap: 8px 20px;
  align-items: center;
  padding: 16px 0;
  border-top: 1px solid var(--c-line-strong);

  &:last-child {
    border-bottom: 1px solid var(--c-line-strong);
  }

  @media ${media.phone} {
    grid-template-columns: 52px minmax(0, 1fr) auto;
    gap: 8px 14px;
    align-items: start;
  }
`;

const NameBox = styled.h3`
  font-size: 16px;
  line-height: 22px;
  font-weight: var(--w-medium);
  overflow-wrap: anywhere;
`;

const Words = styled.small`
  display: block;
  font-size: 13px;
  line-height: 18px;
  color: var(--c-text-3);
`;

const Sum = styled.div`
  text-align: right;
`;

const Actions = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;

  @media ${media.phone} {
    grid-column: 2 / 4;
    justify-content: space-between;
  }
`;

interface SavedRowProps {
  item: SavedItem;
  /** Undefined when the catalogue no longer has the product. */
  product: Product | undefined;
  /** The names of its accessories. */
  accessories: readonly string[];
  onReturn: () => void;
  onRemove: (name: string) => void;
}

function Name({ product, name }: { product: Product | undefined; name: string }) {
  return <NameBox>{product?.active && product.slug ? <Link to={`/${product.slug}`}>{name}</Link> : name}</NameBox>;
}

/** A saved product with its current price and its actions. */
function SavedRow({ item, product, accessories, onReturn, onRemove }: SavedRowProps) {
  const name = product?.name ?? `Товар №\u00A0${item.productId}`;
  const isSold = product?.active === true;
  return (
    <RowBox data-row tabIndex={-1}>
      <LinePicture src={product?.img ?? null} isService={product?.type === 'service'} size="sm" />
      <div>
        <Name product={product} name={name} />
        {accessories.length > 0 && <Words>{fillTemplate(saved.accessories, { names: accessories.join(', ') })}</Words>}
        {isSold ? (
          <Stock count={product.count} type={product.type} orderTermDays={product.orderTermDays} />
        ) : (
          <Words>{saved.discontinuedText}</Words>
        )}
      </div>
      <Sum>
        {isSold && <Price value={product.price} />}
        {item.productCount > 1 && <Words>{`${item.productCount}\u00A0шт.`}</Words>}
      </Sum>
      <Actions>
        {isSold && (
          <Button kind="outline" aria-label={`${saved.back}: ${name}`} onClick={onReturn}>
            {saved.back}
          </Button>
        )}
        <RemoveButton label={fillTemplate(saved.removeName, { name })} onClick={() => onRemove(name)} />
      </Actions>
    </RowBox>
  );
}

const Block = styled.section`
  margin-top: 64px;
`;

const Rows = styled.ul`
  margin-top: 24px;
`;

function namesOf({ children }: SavedItem, product: Product | undefined): string[] {
  const accessories = new Map<number, ChildProduct>(product?.childProducts.map((child) => [child.id, child]));
  return children.flatMap(({ productId }) => accessories.get(productId)?.name ?? []);
}

/** The products that the buyer has saved in this browser. */
export function SavedList({ saved }: { saved: SavedItems }) {
  const titleId = useId();
  const { takeBack, remove } = useSavedActions(saved);
  const { items } = saved;
  const { byId } = useProducts(items.map(({ productId }) => productId));
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
