import { formatNumber } from '@shop/shared/format';
import { Link } from '@shop/shared/runtime';
import { Checkbox, Field, TextInput } from '@shop/shared/ui';
import { LongFields, Part } from '../../components';
import { needsConfirming, NEW } from './product-form';
import type { ProductCard } from './use-product';

interface PartProps {
  card: ProductCard;
  errors: Readonly<Record<string, string>>;
}

/** How many there are, or the first count of what nobody counts. */
function Shelf({ card, errors }: PartProps) {
  const { product, edit } = card;
  if (product?.type === 'service') return null;
  if (product?.stockItemId != null)
    return (
      <p>
        {`На\u00A0полке ${formatNumber(product.onHand ?? 0)}, обещано ${formatNumber(product.promised ?? 0)}, можно купить ${formatNumber(product.available)}. `}
        <Link to={`/admin/goods?${new URLSearchParams({ mode: 'count', text: product.code }).toString()}`}>
          Пересчитать
        </Link>
      </p>
    );
  return (
    <Field
      label="На&nbsp;полке, шт."
      hint="Пусто&nbsp;— остаток не&nbsp;считают"
      isOptional
      {...(errors.newStockItem && { error: errors.newStockItem })}
    >
      {(control) => (
        <TextInput
          {...control}
          isSmall
          inputMode="numeric"
          autoComplete="off"
          value={edit.values.onHand}
          onChange={({ target }) => card.type({ onHand: target.value.replace(/\D/g, '') })}
        />
      )}
    </Field>
  );
}

/** Price, stock, and whether shoppers can buy it. */
export function ProductSale({ card, errors }: PartProps) {
  const { edit, id } = card;
  const isJump = needsConfirming(edit);
  return (
    <Part title="Цена и&nbsp;продажа">
      <LongFields>
        <Field label="Цена, ₽" {...(errors.price && { error: errors.price })}>
          {(control) => (
            <TextInput
              {...control}
              isSmall
              inputMode="decimal"
              autoComplete="off"
              value={edit.values.price}
              onChange={({ target }) => card.type({ price: target.value })}
            />
          )}
        </Field>
        {(isJump || edit.confirmed !== '') && (
          <Field label="Цена ещё раз" {...(isJump && { error: 'Цена меняется больше чем наполовину' })}>
            {(control) => (
              <TextInput
                {...control}
                isSmall
                inputMode="decimal"
                autoComplete="off"
                value={edit.confirmed}
                onChange={({ target }) => card.confirm(target.value)}
              />
            )}
          </Field>
        )}
        <Shelf card={card} errors={errors} />
      </LongFields>
      {id === NEW ? (
        <p>Новый товар не&nbsp;в&nbsp;продаже, пока вы не&nbsp;включите её здесь после сохранения.</p>
      ) : (
        <Checkbox checked={edit.values.active} onChange={({ target }) => card.type({ active: target.checked })}>
          В&nbsp;продаже
        </Checkbox>
      )}
    </Part>
  );
}
