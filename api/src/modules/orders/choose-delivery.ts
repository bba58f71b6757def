import { pickupPlaceOf } from '@shop/shared/seller';
import type { DeliveryKind } from '../../generated/resolvers-types';
import type { CityRow, DeliveryRepository, DeliveryTypeRow } from '../delivery/delivery-repository';
import type { PointRow } from '../delivery/point-repository';
import { currentSeller } from '../../current-seller';
import type { FieldErrors } from '../../input/field-errors';
import type { OrderDetails } from './order-fields';

export interface ChosenDelivery {
  city: string | null;
  type: string | null;
  kind: DeliveryKind | null;
  /** Where the buyer collects the order; null when it is brought to an address. */
  place: string | null;
  priceKopecks: number;
  /** There is no price for this city and type: a manager agrees it with the buyer. */
  isPriceAgreed: boolean;
  errors: FieldErrors;
}

const TEXTS = {
  unknownCity: 'Выберите город из списка',
  unknownType: 'Выберите способ доставки из списка',
  unknownPoint: 'Выберите пункт выдачи из списка',
  noCourier: 'В этом городе нет курьера магазина',
  noPickup: 'В этом городе нет самовывоза',
} as const;

interface Choice {
  city: CityRow | null;
  type: DeliveryTypeRow | null;
  /** The chosen point, if it belongs to the city and the type. */
  point: PointRow | null;
}

function findErrors(details: OrderDetails, { city, type, point }: Choice): FieldErrors {
  return {
    ...(details.deliveryCityId !== null && !city && { deliveryCityId: TEXTS.unknownCity }),
    ...(details.deliveryTypeId !== null && !type && { deliveryTypeId: TEXTS.unknownType }),
    ...(details.deliveryPointId !== null && !point && { deliveryPointId: TEXTS.unknownPoint }),
    ...(type?.kind === 'courier' && city && !city.own_delivery && { deliveryTypeId: TEXTS.noCourier }),
    ...(type?.kind === 'pickup' && city && !city.has_pickup && { deliveryTypeId: TEXTS.noPickup }),
  };
}

async function findPriceKopecks(delivery: DeliveryRepository, { city, type }: Choice): Promise<number | null> {
  if (type?.kind === 'pickup') return 0;
  const row = city && type && (await delivery.findPrice(city.id, type.id));
  return row ? row.price_kopecks : null;
}

async function findPoint({ points }: DeliveryRepository, id: number | null, { city, type }: Omit<Choice, 'point'>) {
  const point = id === null ? null : await points.findPoint(id);
  return point && point.city_id === city?.id && point.type_id === type?.id ? point : null;
}

/** Without a chosen point, an order from the shop is collected at the first one of the city. */
async function findPlace({ points }: DeliveryRepository, { city, type, point }: Choice): Promise<string | null> {
  if (point || type?.kind !== 'pickup') return point && point.place;
  if (!city) return pickupPlaceOf(currentSeller());
  const ofCity = await points.findIn(city.id);
  return ofCity.find((one) => one.type_id === type.id)?.place ?? null;
}

/**
 * Chooses the delivery from the shop's own lists; the client never sets the price
 * (docs/rules.md, Orders).
 */
export async function chooseDelivery(delivery: DeliveryRepository, details: OrderDetails): Promise<ChosenDelivery> {
  const city = details.deliveryCityId === null ? null : await delivery.findCity(details.deliveryCityId);
  const type = details.deliveryTypeId === null ? null : await delivery.findType(details.deliveryTypeId);
  const point = await findPoint(delivery, details.deliveryPointId, { city, type });
  const choice = { city, type, point };
  const priceKopecks = await findPriceKopecks(delivery, choice);
  return {
    city: city?.city ?? null,
    type: type?.name ?? null,
    kind: type?.kind ?? null,
    place: await findPlace(delivery, choice),
    priceKopecks: priceKopecks ?? 0,
    isPriceAgreed: type !== null && priceKopecks === null,
    errors: findErrors(details, choice),
  };
}
