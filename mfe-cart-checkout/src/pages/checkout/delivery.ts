import { useList, useShop, type DeliveryCity, type DeliveryPrice, type DeliveryType } from '@shop/shared/runtime';
import { useEffect, useMemo } from 'react';
import { isAwaited } from '../../features/order-lines';
import type { CheckoutForm } from './use-checkout-form';

export type DeliveryKind = DeliveryType['kind'];

/** A way to get the order into one city. */
export interface DeliveryOption {
  typeId: number;
  name: string;
  kind: DeliveryKind;
  /** Roubles; null: by agreement. */
  price: number | null;
}

function priceOf(prices: readonly DeliveryPrice[], cityId: number, typeId: number): number | null {
  return prices.find((row) => row.cityId === cityId && row.typeId === typeId)?.price ?? null;
}

/** Ways of delivery to a city: the shop's courier only where the shop delivers; pick-up is free. */
export function deliveryOptions(
  city: DeliveryCity,
  types: readonly DeliveryType[],
  prices: readonly DeliveryPrice[],
): DeliveryOption[] {
  return types
    .map((type) => ({ typeId: type.id, name: type.name, kind: type.kind }))
    .filter(({ kind }) => kind !== 'courier' || city.ownDelivery)
    .map((option) => ({
      ...option,
      price: option.kind === 'pickup' ? 0 : priceOf(prices, city.id, option.typeId),
    }));
}

export interface Delivery {
  cities: readonly { id: number; city: string }[];
  /** The ways possible in a city of the list; none while no city is chosen. */
  optionsIn: (cityId: string) => DeliveryOption[];
  optionOf: (cityId: string, typeId: string) => DeliveryOption | null;
  kindOf: (typeId: string) => DeliveryKind | null;
  /** Without cities and ways nothing can be chosen; without prices the manager names them. */
  problem: 'all' | 'prices' | null;
  isLoading: boolean;
  /** True until the first answer: kept choices of city and way cannot be judged before it. */
  isAwaited: boolean;
  retry: () => void;
}

const LISTS = ['deliveryCities', 'deliveryTypes', 'deliveryPrices'] as const;

function isMissing(list: { hasFailed: boolean; items: readonly unknown[] }): boolean {
  return list.hasFailed && list.items.length === 0;
}

/** The shop's delivery lists as the checkout asks them. */
export function useDelivery(): Delivery {
  const { lists, track } = useShop();
  const cities = useList('deliveryCities');
  const types = useList('deliveryTypes');
  const prices = useList('deliveryPrices');
  return useMemo(() => {
    const optionsIn = (cityId: string) => {
      const city = cities.byId.get(Number(cityId));
      return city ? deliveryOptions(city, types.items, prices.items) : [];
    };
    const hasNoPrices = isMissing(prices) ? 'prices' : null;
    return {
      cities: cities.items,
      optionsIn,
      optionOf: (cityId, typeId) => optionsIn(cityId).find((option) => String(option.typeId) === typeId) ?? null,
      kindOf: (typeId) => {
        const type = types.byId.get(Number(typeId));
        return type?.kind ?? null;
      },
      problem: isMissing(cities) || isMissing(types) ? 'all' : hasNoPrices,
      isLoading: [cities, types, prices].some((list) => list.isLoading),
      isAwaited: [cities, types, prices].some(isAwaited),
      retry: () => void track(lists.load(LISTS, { isForced: true })),
    };
  }, [cities, types, prices, lists, track]);
}

/** The chosen way of delivery; one that the newly chosen city does not have is taken back. */
export function useChosenDelivery(form: CheckoutForm, delivery: Delivery): DeliveryOption | null {
  const { setValue } = form;
  const [cityId, typeId] = form.watch(['deliveryCityId', 'deliveryTypeId']);
  const option = delivery.optionOf(cityId, typeId);
  const isImpossible = typeId !== '' && option === null && !delivery.isLoading && delivery.problem !== 'all';

  useEffect(() => {
    if (isImpossible) setValue('deliveryTypeId', '');
  }, [isImpossible, setValue]);

  return option;
}
