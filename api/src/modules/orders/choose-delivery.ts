import type { DeliveryKind } from '../../generated/resolvers-types';
import type { CityRow, DeliveryRepository, DeliveryTypeRow } from '../delivery/delivery-repository';
import type { FieldErrors } from '../../input/field-errors';
import type { OrderDetails } from './order-fields';

export interface ChosenDelivery {
  city: string | null;
  type: string | null;
  kind: DeliveryKind | null;
  priceKopecks: number;
  /** There is no price for this city and type: a manager agrees it with the buyer. */
  isPriceAgreed: boolean;
  errors: FieldErrors;
}

const TEXTS = {
  unknownCity: 'Выберите город из списка',
  unknownType: 'Выберите способ доставки из списка',
  noCourier: 'В этом городе нет курьера магазина',
} as const;

function findErrors(details: OrderDetails, city: CityRow | null, type: DeliveryTypeRow | null): FieldErrors {
  return {
    ...(details.deliveryCityId !== null && !city && { deliveryCityId: TEXTS.unknownCity }),
    ...(details.deliveryTypeId !== null && !type && { deliveryTypeId: TEXTS.unknownType }),
    ...(type?.kind === 'courier' && city && !city.own_delivery && { deliveryTypeId: TEXTS.noCourier }),
  };
}

async function findPriceKopecks(delivery: DeliveryRepository, city: CityRow | null, type: DeliveryTypeRow | null) {
  if (type?.kind === 'pickup') return 0;
  const row = city && type && (await delivery.findPrice(city.id, type.id));
  return row ? row.price_kopecks : null;
}

/** Chooses the delivery from the shop's own lists; the client never sets the price. */
export async function chooseDelivery(delivery: DeliveryRepository, details: OrderDetails): Promise<ChosenDelivery> {
  const city = details.deliveryCityId === null ? null : await delivery.findCity(details.deliveryCityId);
  const type = details.deliveryTypeId === null ? null : await delivery.findType(details.deliveryTypeId);
  const priceKopecks = await findPriceKopecks(delivery, city, type);
  return {
    city: city?.city ?? null,
    type: type?.name ?? null,
    kind: type?.kind ?? null,
    priceKopecks: priceKopecks ?? 0,
    isPriceAgreed: type !== null && priceKopecks === null,
    errors: findErrors(details, city, type),
  };
}
