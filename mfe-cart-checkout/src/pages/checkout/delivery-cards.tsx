import { formatPrice } from '@shop/shared/format';
import { BoxIcon, OptionCard, StoreIcon, TruckIcon, type IconProps } from '@shop/shared/ui';
import type { ComponentType } from 'react';
import type { DeliveryKind, DeliveryOption } from './delivery-options';
import { OptionGroup } from './option-group';
import { DELIVERY_HINTS, LABELS, TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';

interface DeliveryCardsProps {
  form: CheckoutForm;
  options: readonly DeliveryOption[];
  /** False while the price list could not be loaded. */
  arePricesKnown: boolean;
}

const ICONS: Record<DeliveryKind, ComponentType<IconProps>> = {
  courier: TruckIcon,
  transport: BoxIcon,
  pickup: StoreIcon,
};

function cardText({ kind, price }: DeliveryOption, arePricesKnown: boolean): string {
  if (price !== null) return DELIVERY_HINTS[kind];
  return arePricesKnown ? TEXTS.priceByAgreement : TEXTS.priceByManager;
}

/** The ways possible in the chosen city, each with its price. */
export function DeliveryCards({ form, options, arePricesKnown }: DeliveryCardsProps) {
  return (
    <OptionGroup label={LABELS.deliveryTypeId} error={form.formState.errors.deliveryTypeId?.message}>
      {options.map((option) => {
        const Icon = ICONS[option.kind];
        return (
          <OptionCard
            key={option.typeId}
            {...form.register('deliveryTypeId')}
            value={option.typeId}
            icon={<Icon size={24} />}
            title={option.name}
            aside={option.price === null ? null : formatPrice(option.price)}
            text={cardText(option, arePricesKnown)}
          />
        );
      })}
    </OptionGroup>
  );
}
