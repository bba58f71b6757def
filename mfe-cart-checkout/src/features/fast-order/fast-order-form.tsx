import { FormPhoneField, FormTextField } from '@shop/shared/forms';
import type { Shortage } from '@shop/shared/runtime';
import { Button, Caption, FieldCell, FieldGrid, Note, Stack } from '@shop/shared/ui';
import type { OrderGroup } from '../order-lines';
import { ConsentLinks, FailureNote, OfflineNote } from '../ordering';
import { OrderPreview } from './order-preview';
import { TEXTS } from './texts';
import type { FastOrder } from './use-fast-order';

interface FastOrderFormProps {
  groups: readonly OrderGroup[];
  fastOrder: FastOrder;
  onTakeLeft: (products: readonly Shortage[]) => void;
}

/** What is ordered, by whom, and the button. */
export function FastOrderForm({ groups, fastOrder, onTakeLeft }: FastOrderFormProps) {
  const { form, order, submit } = fastOrder;
  return (
    <Stack as="form" gap={5} noValidate onSubmit={submit} aria-label={TEXTS.title}>
      <OrderPreview groups={groups} />
      <FieldGrid>
        <FieldCell span={3}>
          <FormTextField control={form.control} name="fio" label={TEXTS.name} autoComplete="name" />
        </FieldCell>
        <FieldCell span={3}>
          <FormPhoneField control={form.control} name="phone" label={TEXTS.phone} />
        </FieldCell>
      </FieldGrid>
      <Note>{TEXTS.note}</Note>
      <FailureNote
        failure={order.failure}
        groups={groups}
        onRetry={submit}
        onDismiss={order.dismissFailure}
        onTakeLeft={onTakeLeft}
      />
      <OfflineNote />
      <Button type="submit" isFull size="lg" isLoading={order.isSending}>
        {TEXTS.submit}
      </Button>
      <Caption as="p">
        {TEXTS.agree} <ConsentLinks />.
      </Caption>
    </Stack>
  );
}
