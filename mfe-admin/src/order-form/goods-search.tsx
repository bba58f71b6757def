import { useMemo, useRef, useState } from 'react';
import { formatPrice, SOLD_OUT, termText } from '@shop/shared/format';
import { query, useShop } from '@shop/shared/runtime';
import { Caption, Field, Note, TextInput } from '@shop/shared/ui';
import { FoundList } from '../components';
import { StaffGoodsDocument } from '../generated/graphql';
import { createGoodsSearch } from './find-goods';
import type { SoldProduct } from './new-lines';

const MOST_SHOWN = 8;

function stockWords({ type, count, orderTermDays }: SoldProduct): string {
  if (type === 'service') return 'услуга';
  if (count > 0) return `${count}\u00a0шт.`;
  return orderTermDays ? termText(orderTermDays) : SOLD_OUT;
}

/** All goods and services, asked for when somebody begins to search. */
function useGoods() {
  const { client } = useShop();
  const [goods, setGoods] = useState<readonly SoldProduct[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const isAsked = useRef(false);
  const load = async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setHasFailed(false);
    try {
      setGoods((await query(client, StaffGoodsDocument, {})).siteProducts);
    } catch {
      isAsked.current = false;
      setHasFailed(true);
    }
  };
  return { goods, hasFailed, load: () => void load() };
}

/** Finds goods by name or article, and adds what is pressed. */
export function GoodsSearch({ onAdd }: { onAdd: (product: SoldProduct) => void }) {
  const { goods, hasFailed, load } = useGoods();
  const [text, setText] = useState('');
  const find = useMemo(() => createGoodsSearch(goods), [goods]);
  const found = find(text).slice(0, MOST_SHOWN);
  return (
    <div>
      <Field label="Добавить товар или&nbsp;услугу">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            placeholder="Название или артикул"
            value={text}
            onFocus={load}
            onChange={({ target }) => {
              load();
              setText(target.value);
            }}
            // The form is saved by its own button.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      {hasFailed && <Note kind="danger">Товары не&nbsp;загрузились. Попробуйте ещё раз.</Note>}
      <FoundList
        label="Найденные товары"
        items={found}
        code={({ code }) => code}
        aside={(product) => (
          <>
            {formatPrice(product.price)}
            <Caption as="span">{`, ${stockWords(product)}`}</Caption>
          </>
        )}
        onChoose={(product) => {
          onAdd(product);
          setText('');
        }}
      />
      {text.trim() !== '' && goods.length > 0 && found.length === 0 && (
        <Caption role="status">Ничего не&nbsp;нашлось</Caption>
      )}
    </div>
  );
}
