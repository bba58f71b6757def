import { countOf, formatPrice, joinSentences } from '@shop/shared/format';
import { BoxIcon, OptionCard, OptionGroup, StoreIcon, TruckIcon, type IconProps } from '@shop/shared/ui';
import type { CourierDays } from '@shop/shared/validation';
import type { ComponentType } from 'react';
import type { DeliveryKind, DeliveryOption } from './delivery';
import { DELIVERY_HINTS, LABELS, TEXTS } from './texts';
import { useCourierDays, type CheckoutForm } from './use-checkout-form';

const ICONS: Record<DeliveryKind, ComponentType<IconProps>> = {
  courier: TruckIcon,
  transport: BoxIcon,
  pickup: StoreIcon,
};

/** `2–3 рабочих дня`; null when the shop has no estimate. */
function estimateOf({ minDays, maxDays }: DeliveryOption): string | null {
  const most = maxDays ?? minDays;
  if (most === null) return null;
  const days = countOf(most, TEXTS.workingDays);
  return minDays === null || minDays === most ? days : `${minDays}–${days}`;
}

/** `ТК «Верста», 2–3 рабочих дня. Заберёте в пункте выдачи`. */
function cardText(option: DeliveryOption, arePricesKnown: boolean, { today, firstDay }: CourierDays): string {
  const { kind, price, carrier } = option;
  const estimate = [carrier, estimateOf(option)].filter(Boolean).join(', ');
  const courierHint = today === firstDay ? TEXTS.courierToday : TEXTS.courierTomorrow;
  const hint = kind === 'courier' ? courierHint : DELIVERY_HINTS[kind];
  const openPrice = arePricesKnown ? TEXTS.priceByAgreement : TEXTS.priceByManager;
  return joinSentences([estimate, price === null ? openPrice : hint]);
}

interface DeliveryCardsProps {
  form: CheckoutForm;
  options: readonly DeliveryOption[];
  /** False while the prices are missing after a failed request. */
  arePricesKnown: boolean;
}

/** The ways of delivery to the chosen city, each with its price, carrier and days. */
export function DeliveryCards({ form, options, arePricesKnown }: DeliveryCardsProps) {
  const days = useCourierDays();
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
            text={cardText(option, arePricesKnown, days)}
          />
        );
      })}
    </OptionGroup>
  );
}
