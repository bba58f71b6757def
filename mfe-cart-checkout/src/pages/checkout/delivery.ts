import { useList, useShop, type DeliveryCity, type DeliveryPrice, type DeliveryType } from '@shop/shared/runtime';
import { useEffect, useMemo } from 'react';
import { isFirstLoad } from '../../features/order-lines';
import type { CheckoutForm } from './use-checkout-form';

export type DeliveryKind = DeliveryType['kind'];

/** A way of delivery to one city. */
export interface DeliveryOption {
  typeId: number;
  name: string;
  kind: DeliveryKind;
  /** In roubles; null when a manager agrees the price. */
  price: number | null;
  /** The transport company. */
  carrier: string | null;
  /** Estimated working days; null when unknown. */
  minDays: number | null;
  maxDays: number | null;
}

/**
 * The ways of delivery to a city. The courier needs a city where the shop delivers itself; pick-up
 * needs a place to collect from, and is free (docs/rules.md, Orders).
 */
export function deliveryOptions(
  city: DeliveryCity,
  types: readonly DeliveryType[],
  prices: readonly DeliveryPrice[],
): DeliveryOption[] {
  return types
    .filter(({ kind }) => kind !== 'courier' || city.ownDelivery)
    .filter(({ kind }) => kind !== 'pickup' || city.hasPickup)
    .map(({ id, name, kind, carrier }) => {
      const row = prices.find(({ cityId, typeId }) => cityId === city.id && typeId === id);
      const price = kind === 'pickup' ? 0 : (row?.price ?? null);
      return { typeId: id, name, kind, price, carrier, minDays: row?.minDays ?? null, maxDays: row?.maxDays ?? null };
    });
}

export interface Delivery {
  cities: readonly { id: number; city: string }[];
  /** The ways of delivery to a city; empty while no city is chosen. */
  optionsIn: (cityId: string) => DeliveryOption[];
  optionOf: (cityId: string, typeId: string) => DeliveryOption | null;
  kindOf: (typeId: string) => DeliveryKind | null;
  /**
   * `all`: without cities or ways, nothing can be chosen. `prices`: the manager names the price.
   */
  problem: 'all' | 'prices' | null;
  isLoading: boolean;
  /** True until the first answer: stored choices cannot be checked before it. */
  isFirstLoad: boolean;
  retry: () => void;
}

const LISTS = ['deliveryCities', 'deliveryTypes', 'deliveryPrices'] as const;

function isMissing(list: { hasFailed: boolean; items: readonly unknown[] }): boolean {
  return list.hasFailed && list.items.length === 0;
}

/** The shop's delivery lists, prepared for the checkout. */
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
      isFirstLoad: [cities, types, prices].some(isFirstLoad),
      retry: () => void track(lists.load(LISTS, { isForced: true })),
    };
  }, [cities, types, prices, lists, track]);
}

/** The chosen way of delivery. The choice is reset when the new city does not have it. */
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
