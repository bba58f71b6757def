import { useState } from 'react';
import styled from 'styled-components';
import { FormPhoneField, FormTextField } from '@shop/shared/forms';
import { useCart, useList, type CartItem } from '@shop/shared/runtime';
import { Button, Caption, FieldCell, FieldGrid, H2, Panel, Stack } from '@shop/shared/ui';
import { Consent } from './consent';
import { cutToStock, toOrderedRows } from './ordered-rows';
import { OutcomeNote } from './outcome-note';
import { RowList } from './row-list';
import { TEXTS } from './texts';
import { useContactForm } from './use-contact-form';
import { usePhoneOrder } from './use-phone-order';

const Sheet = styled(Panel)`
  max-width: 640px;
  margin-top: 24px;
  padding: 24px;
`;

/** Name, phone, and what stands in the cart: all that a manager needs to call back. */
export function PhoneOrderForm() {
  const cart = useCart(({ items }) => items);
  // What is left of the cart, once the API has said that a part of it is sold.
  const [left, setLeft] = useState<readonly CartItem[] | null>(null);
  const products = useList('products').items;
  const form = useContactForm();
  const { isSending, outcome, send } = usePhoneOrder();
  const items = left ?? cart;

  const submit = form.handleSubmit(async (contact) => {
    const next = await send(contact, items);
    if (next?.kind === 'short') setLeft(cutToStock(items, next.products));
  });

  const isDone = outcome?.kind === 'placed';
  if (items.length === 0 && !outcome) return null;
  return (
    <Sheet>
      <Stack gap={5}>
        {!isDone && <H2>{TEXTS.title}</H2>}
        <OutcomeNote outcome={outcome} hasRows={items.length > 0} />
        {!isDone && items.length > 0 && (
          <Stack as="form" gap={5} noValidate aria-label={TEXTS.form} onSubmit={(event) => void submit(event)}>
            <RowList rows={toOrderedRows(items, products)} />
            <FieldGrid>
              <FieldCell span={3}>
                <FormTextField control={form.control} name="fio" label={TEXTS.name} autoComplete="name" />
              </FieldCell>
              <FieldCell span={3}>
                <FormPhoneField control={form.control} name="phone" label={TEXTS.phone} />
              </FieldCell>
            </FieldGrid>
            <Button type="submit" size="lg" isLoading={isSending}>
              {TEXTS.submit}
            </Button>
            <Caption as="p">{TEXTS.note}</Caption>
            <Consent />
          </Stack>
        )}
      </Stack>
    </Sheet>
  );
}
