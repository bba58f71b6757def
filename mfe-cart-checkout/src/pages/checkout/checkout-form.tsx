import { useRef } from 'react';
import { MainColumn, SideColumn, TwoColumns } from '../../components/two-columns';
import { flattenGroups, type OrderGroup } from '../../features/order-lines';
import { CheckoutSummary } from './checkout-summary';
import type { OrderType } from './checkout-values';
import { FastFields } from './fast-fields';
import { RegularFields } from './regular-fields';
import { SubmitBlock } from './submit-block';
import { TEXTS } from './texts';
import { useCheckoutForm, useFocusFirstError } from './use-checkout-form';
import { useChosenDelivery, useDelivery } from './use-delivery';
import type { PlaceOrder } from './use-place-order';
import { useSubmitOrder } from './use-submit-order';

interface CheckoutFormProps {
  type: OrderType;
  groups: readonly OrderGroup[];
  order: PlaceOrder;
}

/** One order, regular or fast: the fields beside what they come to. */
export function CheckoutForm({ type, groups, order }: CheckoutFormProps) {
  const box = useRef<HTMLFormElement>(null);
  const hasGoods = flattenGroups(groups).some((line) => line.type === 'product');
  const delivery = useDelivery();
  const form = useCheckoutForm({ type, hasGoods, kindOf: delivery.kindOf });
  const option = useChosenDelivery(form, delivery);
  const chosen = type === 'regular' && hasGoods ? option : null;
  const submit = useSubmitOrder({ type, form, order, groups, option: chosen });
  useFocusFirstError(box, form.formState.submitCount);

  return (
    <TwoColumns as="form" ref={box} noValidate onSubmit={submit} aria-label={TEXTS.orderType}>
      <MainColumn>
        {type === 'fast' ? (
          <FastFields form={form} />
        ) : (
          <RegularFields form={form} delivery={delivery} option={option} hasGoods={hasGoods} />
        )}
      </MainColumn>
      <SideColumn aria-label={TEXTS.summaryLabel}>
        <CheckoutSummary
          groups={groups}
          option={chosen}
          isDelivered={hasGoods}
          areDeliveryPricesKnown={delivery.problem === null}
        >
          <SubmitBlock type={type} form={form} order={order} groups={groups} onRetry={submit} />
        </CheckoutSummary>
      </SideColumn>
    </TwoColumns>
  );
}
