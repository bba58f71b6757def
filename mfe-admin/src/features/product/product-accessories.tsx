import { useCallback } from 'react';
import { formatPrice } from '@shop/shared/format';
import { query, useShop } from '@shop/shared/runtime';
import { useRowFocus } from '@shop/shared/staff';
import { Caption, Checkbox, FieldError } from '@shop/shared/ui';
import { Part } from '../../components';
import { FindProductsDocument } from '../../generated/graphql';
import { moved, type AccessoryForm } from './product-form';
import { RowButtons } from './row-buttons';
import { ThingLines } from './thing-lines';
import { ThingSearch } from './thing-search';
import type { ProductCard } from './use-product';

interface LineProps {
  accessory: AccessoryForm;
  index: number;
  count: number;
  onTick: (isIncluded: boolean) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One accessory; buttons change its place. */
function Line({ accessory: { name, code, price, isIncluded }, index, count, ...on }: LineProps) {
  return (
    <li>
      <span>
        {name}
        <Caption as="span">{` ${code}, ${isIncluded ? 'без доплаты' : formatPrice(price)}`}</Caption>
      </span>
      <Checkbox
        aria-label={`Входит в комплект: ${name}`}
        checked={isIncluded}
        onChange={({ target }) => on.onTick(target.checked)}
      >
        входит в&nbsp;комплект
      </Checkbox>
      <RowButtons
        {...{ name, index, count }}
        removeLabel={`Убрать аксессуар: ${name}`}
        onMove={on.onMove}
        onRemove={on.onRemove}
      />
    </li>
  );
}

interface ProductAccessoriesProps {
  card: ProductCard;
  error: string | undefined;
}

/** What the product is offered with, in the order of its page, and what comes with it. */
export function ProductAccessories({ card, error }: ProductAccessoriesProps) {
  const { client } = useShop();
  const { accessories } = card.edit.values;
  const { list, willRemove } = useRowFocus<HTMLOListElement>(accessories.length);
  const find = useCallback(
    async (text: string) => (await query(client, FindProductsDocument, { text })).staffGoods.rows,
    [client],
  );
  const set = (next: readonly AccessoryForm[]) => card.type({ accessories: next });
  const remove = (index: number) => {
    willRemove(index);
    set(accessories.filter((_one, place) => place !== index));
  };
  if (card.product && card.product.type !== 'product') return null;
  return (
    <Part title="Аксессуары" aside={<span>Порядок как на&nbsp;странице товара</span>}>
      <div>
        <ThingLines ref={list}>
          {accessories.map((accessory, index) => (
            <Line
              key={accessory.id ?? `new ${accessory.productId}`}
              {...{ accessory, index, count: accessories.length }}
              onTick={(isIncluded) =>
                set(accessories.map((one, place) => (place === index ? { ...one, isIncluded } : one)))
              }
              onMove={(by) => set(moved(accessories, index, by))}
              onRemove={() => remove(index)}
            />
          ))}
        </ThingLines>
        <ThingSearch
          label="Добавить аксессуар"
          find={find}
          isHidden={({ id, type }) =>
            type === 'service' || id === card.id || accessories.some(({ productId }) => productId === id)
          }
          code={({ code }) => code}
          aside={({ price }) => formatPrice(price)}
          onChoose={({ id: productId, code, name, price }) =>
            set([...accessories, { id: null, productId, code, name, price, isIncluded: false }])
          }
        />
        {error !== undefined && <FieldError role="alert">{error}</FieldError>}
      </div>
    </Part>
  );
}
