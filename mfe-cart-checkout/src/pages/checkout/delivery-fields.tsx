import { Caption, ErrorPanel, Stack } from '@shop/shared/ui';
import { AddressFields } from './address-fields';
import { CityField } from './city-field';
import { CourierFields } from './courier-fields';
import { DeliveryCards } from './delivery-cards';
import type { DeliveryOption } from './delivery-options';
import { FormSection } from './form-section';
import { SavedAddresses } from './saved-addresses';
import { TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';
import type { Delivery } from './use-delivery';

interface DeliveryFieldsProps {
  form: CheckoutForm;
  delivery: Delivery;
  /** The chosen way. */
  option: DeliveryOption | null;
}

/** Where the order goes and how; what is asked next depends on the way. */
export function DeliveryFields({ form, delivery, option }: DeliveryFieldsProps) {
  const retry = { onRetry: delivery.retry, isRetrying: delivery.isLoading };
  if (delivery.problem === 'all') {
    return (
      <FormSection title={TEXTS.delivery}>
        <ErrorPanel {...TEXTS.deliveryFailed} {...retry} />
      </FormSection>
    );
  }
  const options = delivery.optionsIn(form.watch('deliveryCityId'));
  return (
    <FormSection title={TEXTS.delivery}>
      <Stack gap={5}>
        {delivery.problem === 'prices' && <ErrorPanel {...TEXTS.pricesFailed} {...retry} />}
        <SavedAddresses form={form} delivery={delivery} />
        <CityField form={form} cities={delivery.cities} />
        {options.length === 0 && <Caption as="p">{TEXTS.cityFirst}</Caption>}
        {options.length > 0 && (
          <DeliveryCards form={form} options={options} arePricesKnown={delivery.problem === null} />
        )}
        {option && option.kind !== 'pickup' && <AddressFields form={form} kind={option.kind} />}
        {option?.kind === 'courier' && <CourierFields form={form} />}
      </Stack>
    </FormSection>
  );
}
