import { toKopecks } from '@shop/shared/format';
import { AppError } from '../../errors/app-error';
import type {
  MutationStaffSaveDeliveryArgs,
  StaffDelivery,
  StaffDeliveryCityInput,
  StaffDeliveryPriceInput,
} from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import { listCities, listPrices, listTypes } from '../delivery/list-delivery';
import { findDeliveryErrors } from './delivery-errors';
import { refuseStale, type SavedFields } from './refuse-stale';
import type { StaffShopServices, StaffShopTransaction } from './staff-shop-services';

const TABLE = { name: 'delivery', action: 'save-delivery' } as const;

/** Cities in the order of the alphabet, each with the prices of its ways. */
export async function getDelivery({
  tables,
  delivery,
}: Pick<StaffShopServices, 'tables' | 'delivery'>): Promise<StaffDelivery> {
  // Before the rest: what is older than its revision would overwrite the work of others.
  const revision = await tables.getRevision(TABLE.name);
  const [cities, types, prices] = await Promise.all([listCities(delivery), listTypes(delivery), listPrices(delivery)]);
  const inOrder = cities.toSorted((one, other) => one.city.localeCompare(other.city, 'ru'));
  return {
    revision,
    types,
    cities: inOrder.map((city) => ({ ...city, prices: prices.filter(({ cityId }) => cityId === city.id) })),
  };
}

async function savePrice({ edits }: StaffShopTransaction, cityId: number, input: StaffDeliveryPriceInput) {
  const { typeId, price, minDays, maxDays } = input;
  if (price === null || price === undefined) return edits.dropPrice(cityId, typeId);
  return edits.savePrice({
    ...{ city_id: cityId, type_id: typeId, price_kopecks: toKopecks(price) },
    ...{ min_days: minDays ?? null, max_days: maxDays ?? null },
  });
}

/** @returns what was changed, by name */
async function saveCity(tx: StaffShopTransaction, input: StaffDeliveryCityInput): Promise<string[]> {
  const { city, ownDelivery, prices } = input;
  const name = city?.trim() ?? null;
  const id = input.id ?? (await tx.edits.addCity(name ?? '', ownDelivery ?? false));
  if (input.id) await tx.edits.updateCity(id, name, ownDelivery ?? null);
  for (const price of prices ?? []) await savePrice(tx, id, price);
  return [
    ...(name === null ? [] : [`${id}.city`]),
    ...(typeof ownDelivery === 'boolean' ? [`${id}.ownDelivery`] : []),
    ...(prices ?? []).map(({ typeId }) => `${id}.${typeId}`),
  ];
}

/**
 * Saves cities and prices of delivery. Orders keep the price that they were placed with.
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND for a city; CONFLICT with `conflict`
 */
export async function saveDelivery(
  services: StaffShopServices,
  userId: number,
  { revision: seen, input: { cities } }: MutationStaffSaveDeliveryArgs,
): Promise<StaffDelivery> {
  const version = await services.inTransaction(async (tx) => {
    await refuseStale(tx.tables, TABLE, seen);
    const known = { cities: await tx.delivery.findCities(), types: await tx.delivery.findTypes() };
    const unknown = cities.find(({ id }) => id && !known.cities.some((city) => city.id === id));
    if (unknown) throw new AppError('NOT_FOUND', `no city ${unknown.id}`);
    refuseFields(findDeliveryErrors(cities, known));
    const fields: string[] = [];
    for (const city of cities) fields.push(...(await saveCity(tx, city)));
    if (fields.length > 0) {
      const details: SavedFields = { revision: await tx.tables.raise(TABLE.name), fields };
      await tx.audit.add({ action: TABLE.action, userId, details: { ...details } });
    }
    return tx.readVersion();
  });
  services.onChanged(version);
  return getDelivery(services);
}
