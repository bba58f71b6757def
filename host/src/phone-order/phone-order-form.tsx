import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { fillTemplate, formatOrderNumber, formatPrice } from '@shop/shared/format';
import { toOrderRows } from '@shop/shared/included-parts';
import {
  ConsentLinks,
  ContactFields,
  fitToStock,
  removeOrdered,
  useFastOrder,
  type OrderFailure,
} from '@shop/shared/ordering';
import { useProducts } from '@shop/shared/products';
import { mutate, useCart, useShop, type CartItem } from '@shop/shared/runtime';
import { Button, Caption, H2, H4, Note, Panel, Stack } from '@shop/shared/ui';
import { PhoneOrderDocument, type PhoneOrderMutation } from '../generated/graphql';
import { contactsNow } from '@shop/shared/seller';
import { OrderedRows, toOrderedRows, toSeenPrices } from './ordered-rows';
import { TEXTS } from './texts';

type PlacedOrder = PhoneOrderMutation['siteCreateOrder'];

/** Loaded when it is needed, after the host was told who sells. */
const { phone } = contactsNow();

const Sheet = styled(Panel)`
  max-width: 640px;
  margin-top: 24px;
  padding: 24px;
`;

function Placed({ order }: { order: PlacedOrder }) {
  const head = useRef<HTMLHeadingElement>(null);

  // The clicked button is gone, and the focus with it.
  useEffect(() => head.current?.focus(), []);

  return (
    <div>
      <H2 ref={head} tabIndex={-1}>
        {fillTemplate(TEXTS.placed.title, { number: formatOrderNumber(order.id) })}
      </H2>
      <p>{fillTemplate(TEXTS.placed.text, { name: order.fio })}</p>
    </div>
  );
}

/** Why the order was not placed, and what to do. Errors of fields are shown at the fields. */
function Failure({ failure, hasRows }: { failure: OrderFailure; hasRows: boolean }) {
  if (failure.kind === 'fields') return null;
  if (!hasRows) return <Note kind="danger">{fillTemplate(TEXTS.nothing, { phone })}</Note>;
  const { title, text } =
    failure.kind === 'products' ? { ...TEXTS.failures.order, text: failure.message } : TEXTS.failures[failure.kind];
  const minutes = failure.kind === 'tooMany' ? failure.minutes : '';
  const total = failure.kind === 'dearer' ? formatPrice(failure.total) : '';
  return (
    <Note kind="danger">
      <H4 as="p">{title}</H4>
      <p>{fillTemplate(text, { phone, minutes, total })}</p>
    </Note>
  );
}

/** The fast order: contents of the cart, name and phone. */
export function PhoneOrderForm() {
  const shop = useShop();
  const cart = useCart(({ items }) => items);
  // What is still in stock, after the API has refused the whole cart.
  const [left, setLeft] = useState<readonly CartItem[] | null>(null);
  const products = useProducts((left ?? cart).map(({ productId }) => productId)).items;
  const items = toOrderRows(left ?? cart, products);
  const rows = toOrderedRows(items, products);
  const seen = toSeenPrices(rows);
  const { form, submit, isSending, outcome, failure } = useFastOrder({
    slot: 'shop.phoneOrder',
    rows: items,
    seen,
    place: async (input): Promise<PlacedOrder> => {
      const { siteCreateOrder } = await mutate(shop.client, PhoneOrderDocument, { input });
      return siteCreateOrder;
    },
    onOutcome: (next) => {
      if (next.kind === 'placed') removeOrdered(shop, items);
      if (next.kind === 'stock') setLeft(fitToStock(items, next.products));
    },
  });

  if (outcome?.kind === 'placed') {
    return (
      <Sheet>
        <Placed order={outcome.order} />
      </Sheet>
    );
  }
  if (items.length === 0 && !failure) return null;
  return (
    <Sheet>
      <Stack gap={5}>
        <H2>{TEXTS.title}</H2>
        {failure && <Failure failure={failure} hasRows={items.length > 0} />}
        {items.length > 0 && (
          <Stack as="form" gap={5} noValidate aria-label={TEXTS.form} onSubmit={submit}>
            <OrderedRows rows={rows} total={seen?.total ?? null} />
            <ContactFields form={form} />
            <Button type="submit" size="lg" isLoading={isSending}>
              {TEXTS.submit}
            </Button>
            <Caption as="p">{TEXTS.note}</Caption>
            <Caption as="p">
              {TEXTS.consent} <ConsentLinks />.
            </Caption>
          </Stack>
        )}
      </Stack>
    </Sheet>
  );
}
