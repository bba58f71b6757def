import { useCallback } from 'react';
import { formatPrice } from '@shop/shared/format';
import { query, useShop } from '@shop/shared/runtime';
import { useRowFocus } from '@shop/shared/staff';
import { Badge, Caption, FieldError } from '@shop/shared/ui';
import { Part } from '../../components';
import { FindServicesDocument } from '../../generated/graphql';
import type { ServiceForm } from './details-form';
import { moved } from './product-form';
import { RowButtons } from './row-buttons';
import { ThingLines } from './thing-lines';
import { ThingSearch } from './thing-search';
import type { ProductCard } from './use-product';

interface LineProps {
  service: ServiceForm;
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One service; buttons change its place. */
function Line({ service: { name, code, active }, index, count, onMove, onRemove }: LineProps) {
  return (
    <li>
      <span>
        {name}
        <Caption as="span">{` ${code} `}</Caption>
        {!active && <Badge>не&nbsp;в&nbsp;продаже</Badge>}
      </span>
      <RowButtons {...{ name, index, count, onMove, onRemove }} removeLabel={`Убрать услугу: ${name}`} />
    </li>
  );
}

/** The services that go with the product, in the order of its page. */
export function ProductServices({ card, error }: { card: ProductCard; error: string | undefined }) {
  const { client } = useShop();
  const { services } = card.edit.values;
  const { list, willRemove } = useRowFocus<HTMLOListElement>(services.length);
  const find = useCallback(
    async (text: string) => (await query(client, FindServicesDocument, { text })).staffGoods.rows,
    [client],
  );
  const set = (next: readonly ServiceForm[]) => card.type({ services: next });
  const remove = (index: number) => {
    willRemove(index);
    set(services.filter((_one, place) => place !== index));
  };
  if (card.product && card.product.type !== 'product') return null;
  return (
    <Part title="Услуги" aside={<span>Порядок как на&nbsp;странице товара</span>}>
      <div>
        <ThingLines ref={list}>
          {services.map((service, index) => (
            <Line
              key={service.id}
              {...{ service, index, count: services.length }}
              onMove={(by) => set(moved(services, index, by))}
              onRemove={() => remove(index)}
            />
          ))}
        </ThingLines>
        <ThingSearch
          label="Добавить услугу"
          find={find}
          isHidden={({ id }) => services.some((service) => service.id === id)}
          code={({ code }) => code}
          aside={({ price }) => formatPrice(price)}
          onChoose={({ id, code, name, active }) => set([...services, { id, code, name, active }])}
        />
        {error !== undefined && <FieldError role="alert">{error}</FieldError>}
      </div>
    </Part>
  );
}
