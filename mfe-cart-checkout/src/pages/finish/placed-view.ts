import { formatOfficePhone, formatOrderAddress, INSTALLATION } from '@shop/shared/format';
import { useProducts } from '@shop/shared/products';
import type { ChildProduct } from '@shop/shared/runtime';
import { useMemo } from 'react';
import { toLastOrder, type LastOrder } from '../../features/last-order';
import type { GuestOrderDetailsFragment } from '../../generated/graphql';

/** What only the API knows of an order: none of it is stored in the browser. */
export interface LiveOrder {
  orderStatus: GuestOrderDetailsFragment['orderStatus'];
  paymentStatus: GuestOrderDetailsFragment['paymentStatus'];
  recipient: string;
  /** The address that the courier comes to; null for a place of collection. */
  address: string | null;
  /** Who brings the parcel, once it is on its way. */
  carrier: string | null;
  trackNumber: string | null;
}

/** An order as its page shows it. */
export interface PlacedView {
  order: LastOrder;
  /** Missing while only this browser's copy is known. */
  live?: LiveOrder;
}

type Catalogue = ReadonlyMap<number, ChildProduct>;

/** The products and accessories of an order as the catalogue has them today. */
function useCatalogue({ products }: GuestOrderDetailsFragment): Catalogue {
  const { items } = useProducts(products.map(({ productId }) => productId));
  return useMemo(
    () => new Map(items.flatMap((item) => [...item.childProducts, item]).map((one) => [one.id, one])),
    [items],
  );
}

function liveOf(order: GuestOrderDetailsFragment): LiveOrder {
  const phone = formatOfficePhone({ number: order.phone, extension: order.phoneExtension ?? null });
  return {
    orderStatus: order.orderStatus,
    paymentStatus: order.paymentStatus,
    recipient: [order.fio, phone.replaceAll(' ', '\u00A0')].filter(Boolean).join(', '),
    address: order.deliveryPlace ? null : formatOrderAddress(order) || null,
    carrier: order.carrier ?? null,
    trackNumber: order.trackNumber ?? null,
  };
}

/** The order with today's pictures, in whatever browser it is opened. */
export function usePlacedView(order: GuestOrderDetailsFragment, guestKey: string): PlacedView {
  const catalogue = useCatalogue(order);
  return useMemo(() => {
    const shown = toLastOrder({ ...order, guestKey }, [...catalogue].map(toShown), !order.deliveryPriceOpen);
    return { order: shown, live: liveOf(order) };
  }, [order, guestKey, catalogue]);
}

const toShown = ([productId, { img, type, category }]: [number, ChildProduct]) => ({
  productId,
  img,
  type,
  isInstallation: type === 'service' && category === INSTALLATION,
});
