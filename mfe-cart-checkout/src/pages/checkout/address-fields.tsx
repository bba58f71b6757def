import { FormTextField } from '@shop/shared/forms';
import { Caption, FieldCell, FieldGrid } from '@shop/shared/ui';
import type { DeliveryKind } from './delivery-options';
import { LABELS, TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';

interface AddressFieldsProps {
  form: CheckoutForm;
  kind: DeliveryKind;
}

const DETAILS = ['deliveryEntrance', 'deliveryFloor', 'deliveryApartment'] as const;

/** The door of the buyer, or the pick-up point of a transport company, which has neither floor nor flat. */
export function AddressFields({ form: { control }, kind }: AddressFieldsProps) {
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
            {/* Three times «необязательно» does not fit here: the line below says it once. */}
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
