import { fillTemplate } from '@shop/shared/format';
import { FormCityField, FormDateField, FormSelect, FormTextField } from '@shop/shared/forms';
import { Link as RouterLink } from '@shop/shared/runtime';
import { SELLER } from '@shop/shared/seller';
import { Caption, ErrorPanel, FieldCell, FieldGrid, Link, Stack } from '@shop/shared/ui';
import { lastDeliveryDay } from '@shop/shared/validation';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { Delivery, DeliveryKind, DeliveryOption } from './delivery';
import { DeliveryCards } from './delivery-cards';
import { FormSection } from './form-section';
import { PickupPointFields } from './pickup-point-fields';
import { SavedAddresses } from './saved-addresses';
import { LABELS, PERIODS, TEXTS } from './texts';
import { useCourierDays, type CheckoutForm } from './use-checkout-form';
import type { PickupPoints } from './use-pickup-points';

interface CityFieldProps {
  form: CheckoutForm;
  cities: Delivery['cities'];
}

const Help = styled(Caption)`
  margin-top: 6px;
`;

/** A city from the shop's list, with advice for buyers from other cities. */
function CityField({ form, cities }: CityFieldProps) {
  const options = useMemo(() => cities.map(({ id, city }) => ({ value: String(id), label: city })), [cities]);
  return (
    <div>
      <FormCityField control={form.control} name="deliveryCityId" label={LABELS.deliveryCityId} cities={options} />
      <Help as="p">
        {TEXTS.noCity}{' '}
        <Link as={RouterLink} to="/checkout?type=fast">
          {TEXTS.fastInstead}
        </Link>
        {TEXTS.fastInsteadWhy}
      </Help>
    </div>
  );
}

interface AddressFieldsProps {
  form: CheckoutForm;
  kind: DeliveryKind;
}

const DETAILS = ['deliveryEntrance', 'deliveryFloor', 'deliveryApartment'] as const;

/**
 * The buyer's address, or the pick-up point of a transport company, which has neither floor nor
 * flat.
 */
function AddressFields({ form: { control }, kind }: AddressFieldsProps) {
  return (
    <FieldGrid>
      <FieldCell span={4}>
        <FormTextField
          control={control}
          name="deliveryStreet"
          label={LABELS.deliveryStreet}
          autoComplete="address-line1"
        />
      </FieldCell>
      <FieldCell span={2}>
        <FormTextField control={control} name="deliveryHome" label={LABELS.deliveryHome} />
      </FieldCell>
      {kind === 'courier' &&
        DETAILS.map((name) => (
          <FieldCell key={name} span={2} phoneSpan={2}>
            {/* «необязательно» does not fit here three times, so the line below says it once. */}
            <FormTextField control={control} name={name} label={LABELS[name]} isOptional aside={<></>} />
          </FieldCell>
        ))}
      {kind === 'courier' && (
        <FieldCell>
          <Caption as="p">{TEXTS.addressExtra}</Caption>
        </FieldCell>
      )}
    </FieldGrid>
  );
}

/** The day and time of the courier, and a comment for them. */
function CourierFields({ form: { control } }: { form: CheckoutForm }) {
  const { today, firstDay } = useCourierDays();
  return (
    <FieldGrid>
      <FieldCell span={3}>
        <FormDateField
          control={control}
          name="deliveryDate"
          label={LABELS.deliveryDate}
          isOptional
          hint={fillTemplate(TEXTS.courierDay, { time: SELLER.courierCutOff })}
          min={firstDay}
          max={lastDeliveryDay(today)}
        />
      </FieldCell>
      <FieldCell span={3}>
        <FormSelect control={control} name="deliveryPeriod" label={LABELS.deliveryPeriod} isOptional>
          <option value="">{TEXTS.anyTime}</option>
          {PERIODS.map((period) => (
            <option key={period}>{period}</option>
          ))}
        </FormSelect>
      </FieldCell>
      <FieldCell>
        <FormTextField
          control={control}
          name="deliveryComment"
          label={LABELS.deliveryComment}
          placeholder={TEXTS.courierExample}
          isOptional
        />
      </FieldCell>
    </FieldGrid>
  );
}

/** A pick-up point of a transport company is typed only where the shop knows none. */
function needsAddress(kind: DeliveryKind, { isLoading, points }: PickupPoints): boolean {
  return kind === 'courier' || (kind === 'transport' && !isLoading && points.length === 0);
}

interface DeliveryFieldsProps {
  form: CheckoutForm;
  delivery: Delivery;
  /** The chosen way. */
  option: DeliveryOption | null;
  pickup: PickupPoints;
}

/** Where and how the order is delivered. The chosen way decides which fields follow. */
export function DeliveryFields({ form, delivery, option, pickup }: DeliveryFieldsProps) {
  const retry = { onRetry: delivery.retry, isRetrying: delivery.isLoading };
  if (delivery.problem === 'all') {
    return (
      <FormSection title={TEXTS.delivery}>
        <ErrorPanel {...TEXTS.deliveryFailed} {...retry} />
      </FormSection>
    );
  }
  const cityId = form.watch('deliveryCityId');
  const options = delivery.optionsIn(cityId);
  const city = delivery.cities.find(({ id }) => String(id) === cityId)?.city ?? '';
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
        {option && option.kind !== 'courier' && (
          <PickupPointFields form={form} kind={option.kind} pickup={pickup} city={city} />
        )}
        {option && needsAddress(option.kind, pickup) && <AddressFields form={form} kind={option.kind} />}
        {option?.kind === 'courier' && <CourierFields form={form} />}
      </Stack>
    </FormSection>
  );
}
