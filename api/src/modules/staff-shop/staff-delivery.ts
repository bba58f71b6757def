import { toKopecks } from '@shop/shared/format';
import { AppError } from '../../errors/app-error';
import type {
  MutationStaffSaveDeliveryArgs,
  StaffDelivery,
  StaffDeliveryCityInput,
  StaffDeliveryPriceInput,
  StaffDeliveryTypeInput,
} from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import { listCities, listPrices } from '../delivery/list-delivery';
import type { EditedTypeRow } from './delivery-edit-repository';
import { findDeliveryErrors, findWayErrors } from './delivery-errors';
import { refuseStale, type SavedFields } from './refuse-stale';
import type { StaffShopServices, StaffShopTransaction } from './staff-shop-services';

const TABLE = { name: 'delivery', action: 'save-delivery' } as const;

/** Ways, and cities in the order of the alphabet, each with the prices of its ways. */
export async function getDelivery({
  tables,
  delivery,
  ways,
}: Pick<StaffShopServices, 'tables' | 'delivery' | 'ways'>): Promise<StaffDelivery> {
  // Before the rest: what is older than its revision would overwrite the work of others.
  const revision = await tables.getRevision(TABLE.name);
  const [cities, types, prices] = await Promise.all([listCities(delivery), ways.findAllTypes(), listPrices(delivery)]);
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

/** @returns what was changed, by name */
async function saveWay(
  { edits }: StaffShopTransaction,
  input: StaffDeliveryTypeInput,
  types: readonly EditedTypeRow[],
) {
  const before = types.find(({ id }) => id === input.id);
  const name = input.name?.trim() ?? before?.name ?? '';
  const carrier = (input.carrier === undefined ? before?.carrier : input.carrier?.trim()) || null;
  const active = input.active ?? before?.active ?? true;
  if (before) await edits.updateType({ id: before.id, name, carrier, active });
  const id = before?.id ?? (await edits.addType({ name, carrier, active, kind: input.kind ?? 'transport' }));
  return Object.keys(input).flatMap((field) => (field === 'id' ? [] : [`way.${id}.${field}`]));
}

function refuseUnknown(
  what: string,
  inputs: readonly { id?: number | null }[],
  known: readonly { id: number }[],
): void {
  const unknown = inputs.find(({ id }) => id && known.every((row) => row.id !== id));
  if (unknown) throw new AppError('NOT_FOUND', `no ${what} ${unknown.id}`);
}

/**
 * Saves cities, ways and prices of delivery. Orders keep those that they were placed with.
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND for a city or a way; CONFLICT with
 *   `conflict`
 */
export async function saveDelivery(
  services: StaffShopServices,
  userId: number,
  { revision: seen, input }: MutationStaffSaveDeliveryArgs,
): Promise<StaffDelivery> {
  const version = await services.inTransaction(async (tx) => {
    await refuseStale(tx.tables, TABLE, seen);
    const cities = input.cities ?? [];
    const ways = input.types ?? [];
    const known = { cities: await tx.delivery.findCities(), types: await tx.edits.findAllTypes() };
    refuseUnknown('city', cities, known.cities);
    refuseUnknown('way', ways, known.types);
    refuseFields({ ...findDeliveryErrors(cities, known), ...findWayErrors(ways, known.types) });
    const fields: string[] = [];
    for (const city of cities) fields.push(...(await saveCity(tx, city)));
    for (const way of ways) fields.push(...(await saveWay(tx, way, known.types)));
    if (fields.length > 0) {
      const details: SavedFields = { revision: await tx.tables.raise(TABLE.name), fields };
      await tx.audit.add({ action: TABLE.action, userId, details: { ...details } });
    }
    return tx.readVersion();
  });
  services.onChanged(version);
  return getDelivery(services);
}
