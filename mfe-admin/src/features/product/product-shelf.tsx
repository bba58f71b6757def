import { useCallback } from 'react';
import { formatNumber } from '@shop/shared/format';
import { Link, query, useShop } from '@shop/shared/runtime';
import { Button, Field, FieldError, Row } from '@shop/shared/ui';
import { AmountInput, LongFields, Part } from '../../components';
import { FindShelfDocument } from '../../generated/graphql';
import { ThingSearch } from './thing-search';
import type { ProductCard } from './use-product';

interface PartProps {
  card: ProductCard;
  errors: Readonly<Record<string, string>>;
}

/** What lies there of the thing that is saved, or which one is chosen. */
function Chosen({ card }: { card: ProductCard }) {
  const { product, edit } = card;
  const { stockItem } = edit.values;
  if (!stockItem) return null;
  const isSaved = product?.stockItemId === stockItem.id;
  const counts = `: на\u00A0полке ${formatNumber(product?.onHand ?? 0)}, обещано ${formatNumber(product?.promised ?? 0)}, можно купить ${formatNumber(product?.available ?? 0)}. `;
  return (
    <p>
      <strong>{stockItem.name}</strong>
      {isSaved && counts}
      {isSaved && (
        <Link to={`/admin/goods?${new URLSearchParams({ mode: 'count', text: product.code }).toString()}`}>
          Пересчитать
        </Link>
      )}
    </p>
  );
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** How many lie of a thing of its own, and how many pieces make one product. */
function Counts({ card, errors }: PartProps) {
  const { stockItem, onHand, perUnit } = card.edit.values;
  return (
    <LongFields>
      {!stockItem && (
        <Field
          label="На&nbsp;полке, шт."
          hint="Заведёт новую вещь; пусто&nbsp;— остаток не&nbsp;считают"
          isOptional
          {...(errors.newStockItem && { error: errors.newStockItem })}
        >
          {(control) => (
            <AmountInput
              {...control}
              isSmall
              inputMode="numeric"
              value={onHand}
              onChange={({ target }) => card.type({ onHand: digitsOf(target.value) })}
            />
          )}
        </Field>
      )}
      <Field
        label="Штук в&nbsp;одном товаре"
        hint="«Три реле»&nbsp;— это 3"
        {...(errors.perUnit && { error: errors.perUnit })}
      >
        {(control) => (
          <AmountInput
            {...control}
            isSmall
            inputMode="numeric"
            value={perUnit}
            onChange={({ target }) => card.type({ perUnit: digitsOf(target.value) })}
          />
        )}
      </Field>
    </LongFields>
  );
}

/** Which thing on the shelf the product is: one that other goods are too, or one of its own. */
export function ProductShelf({ card, errors }: PartProps) {
  const { client } = useShop();
  const { stockItem } = card.edit.values;
  const find = useCallback(
    async (text: string) => (await query(client, FindShelfDocument, { text })).staffStock.rows,
    [client],
  );
  if (card.product?.type === 'service') return null;
  return (
    <Part title="Склад" aside={<span>Открытые заказы остаются при своей вещи</span>}>
      <Chosen card={card} />
      <Counts card={card} errors={errors} />
      <ThingSearch
        label={stockItem ? 'Выбрать другую вещь' : 'Выбрать вещь на\u00A0складе'}
        find={find}
        isHidden={({ id }) => id === stockItem?.id}
        code={({ articles }) => articles.join(', ')}
        aside={({ available }) => `можно купить ${formatNumber(available)}`}
        onChoose={({ id, name }) => card.type({ stockItem: { id, name }, onHand: '' })}
      />
      {stockItem && (
        <Row gap={2}>
          <Button kind="quiet" onClick={() => card.type({ stockItem: null })}>
            Завести свою вещь
          </Button>
        </Row>
      )}
      {errors.stockItemId && <FieldError role="alert">{errors.stockItemId}</FieldError>}
    </Part>
  );
}
