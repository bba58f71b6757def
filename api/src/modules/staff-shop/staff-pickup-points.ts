import { findErrors, MESSAGES, pickupPointSchema } from '@shop/shared/validation';
import { AppError } from '../../errors/app-error';
import type {
  MutationStaffSavePickupPointArgs,
  StaffPickupPoint,
  StaffPickupPointInput,
} from '../../generated/resolvers-types';
import { refuseFields, type FieldErrors } from '../../input/field-errors';
import type { EditedPointRow, PointColumns } from './point-edit-repository';
import { staleError } from './refuse-stale';
import type { StaffShopServices, StaffShopTransaction } from './staff-shop-services';

const NEW_POINT: PointColumns = {
  ...{ city_id: 0, type_id: 0, is_own: false, shop_address_id: null, active: true },
  ...{ title: null, address: null, schedule: null, latitude: null, longitude: null },
};
const NO_WORDS = { title: null, address: null, schedule: null, latitude: null, longitude: null };

/** What the input calls a column. */
const NAMES: Readonly<Record<keyof PointColumns, keyof StaffPickupPointInput>> = {
  ...{ city_id: 'cityId', type_id: 'typeId', is_own: 'isOwn', shop_address_id: 'placeId', active: 'active' },
  ...{ title: 'title', address: 'address', schedule: 'schedule', latitude: 'latitude', longitude: 'longitude' },
};

function toPoint(row: EditedPointRow): StaffPickupPoint {
  const { id, revision, title, address, schedule, active, latitude, longitude } = row;
  return {
    ...{ id, revision, title, address, schedule, active },
    ...{ cityId: row.city_id, typeId: row.type_id, isOwn: row.is_own, placeId: row.shop_address_id },
    location: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}

/** All points, also those that are switched off. */
export async function getPickupPoints({ points }: Pick<StaffShopServices, 'points'>): Promise<StaffPickupPoint[]> {
  return (await points.findAll()).map(toPoint);
}

const lineOf = (given: string | null | undefined, before: string | null) =>
  given === undefined ? before : given?.trim() || null;
const valueOf = <T>(given: T | undefined, before: T) => (given === undefined ? before : given);

/** The point as the input makes it. The shop and a place of it have no words of their own. */
function changed(before: PointColumns, input: StaffPickupPointInput): PointColumns {
  const isOwn = input.isOwn ?? (input.placeId ? false : before.is_own);
  const placeId = isOwn ? null : valueOf(input.placeId, before.shop_address_id);
  return {
    ...{ city_id: input.cityId ?? before.city_id, type_id: input.typeId ?? before.type_id },
    ...{ is_own: isOwn, shop_address_id: placeId, active: input.active ?? before.active },
    ...(isOwn || placeId !== null
      ? NO_WORDS
      : {
          title: lineOf(input.title, before.title),
          address: lineOf(input.address, before.address),
          schedule: lineOf(input.schedule, before.schedule),
          latitude: valueOf(input.latitude, before.latitude),
          longitude: valueOf(input.longitude, before.longitude),
        }),
  };
}

const textOf = (value: string | number | null) => (value === null ? '' : String(value));

function findWordErrors({ is_own: isOwn, shop_address_id: placeId, ...point }: PointColumns): FieldErrors {
  if (isOwn || placeId !== null) return {};
  const { title, address, schedule, latitude, longitude } = point;
  const texts = { title, address, schedule, latitude, longitude };
  return findErrors(
    pickupPointSchema,
    Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, textOf(value)])),
  );
}

async function findChoiceErrors(tx: StaffShopTransaction, point: PointColumns): Promise<FieldErrors> {
  const { city_id: cityId, type_id: typeId, shop_address_id: placeId, is_own: isOwn } = point;
  const type = (await tx.edits.findAllTypes()).find(({ id }) => id === typeId);
  const isCity = (await tx.delivery.findCities()).some(({ id }) => id === cityId);
  const isPlace = placeId === null || (await tx.places.findAll()).some(({ id }) => id === placeId);
  const isOfShop = isOwn || placeId !== null;
  return {
    ...(!isCity && { cityId: cityId === 0 ? MESSAGES.required : 'Такого города нет' }),
    ...(!type && { typeId: typeId === 0 ? MESSAGES.required : 'Такого способа доставки нет' }),
    ...(type?.kind === 'courier' && { typeId: 'Курьер едет к\u00A0покупателю: у\u00A0него нет пунктов' }),
    ...(type?.kind === 'transport' && isOfShop && { typeId: 'Своя точка\u00A0— для самовывоза' }),
    ...(!isPlace && { placeId: 'Такой точки нет' }),
  };
}

async function readLocked(
  { points }: StaffShopTransaction,
  id: number,
  seen: number | null | undefined,
): Promise<EditedPointRow> {
  const point = await points.lock(id);
  if (!point) throw new AppError('NOT_FOUND', `no pick-up point ${id}`);
  const { revision } = point;
  if (revision === seen) return point;
  const events = await points.findEvents(id, Math.max(0, revision - (seen ?? 0)));
  throw staleError(`pick-up point ${id}`, revision, seen ?? 0, events);
}

/** @returns the id, and the names of what was changed */
async function write(tx: StaffShopTransaction, { id, revision, input }: MutationStaffSavePickupPointArgs) {
  const before: PointColumns = id ? await readLocked(tx, id, revision) : NEW_POINT;
  const point = changed(before, input);
  refuseFields({ ...findWordErrors(point), ...(await findChoiceErrors(tx, point)) });
  if (!id) return { id: await tx.points.add(point), fields: ['new'] };
  const columns = Object.keys(NAMES) as (keyof PointColumns)[]; // of the object itself
  const fields = columns.filter((name) => point[name] !== before[name]).map((name) => NAMES[name]);
  if (fields.length > 0) await tx.points.update(id, point);
  return { id, fields };
}

/**
 * Adds a place where orders are collected, changes it, or switches it off.
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND; CONFLICT with `conflict`
 */
export async function savePickupPoint(
  services: StaffShopServices,
  userId: number,
  args: MutationStaffSavePickupPointArgs,
): Promise<StaffPickupPoint> {
  const done = await services.inTransaction(async (tx) => {
    const { id, fields } = await write(tx, args);
    const point = await tx.points.lock(id);
    if (!point) throw new Error(`no pick-up point ${id}`);
    const details = { pointId: id, revision: point.revision, fields };
    if (fields.length > 0) await tx.audit.add({ action: 'save-pickup-point', userId, details });
    return { point, version: await tx.readVersion() };
  });
  services.onChanged(done.version);
  return toPoint(done.point);
}
