import { findErrors, placeSchema } from '@shop/shared/validation';
import { AppError } from '../../errors/app-error';
import type { MutationStaffSavePlaceArgs, StaffPlace, StaffPlaceInput } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import type { EditedPlaceRow, PlaceColumns } from './place-edit-repository';
import { staleError, type SavedFields } from './refuse-stale';
import type { StaffShopServices, StaffShopTransaction } from './staff-shop-services';

const NEW_PLACE: PlaceColumns = {
  ...{ title: '', country: 'Россия', city: '', address: '', phone: null, schedule: null, url: null },
  ...{ active: true, latitude: NaN, longitude: NaN },
};
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['phone', 'schedule', 'url']);

function toPlace({ latitude, longitude, ...row }: EditedPlaceRow): StaffPlace {
  return { ...row, location: { latitude, longitude } };
}

/** The places in the order of cities, also those that are switched off. */
export async function getPlaces({ places }: Pick<StaffShopServices, 'places'>): Promise<StaffPlace[]> {
  return (await places.findAll()).map(toPlace);
}

function valueOf(name: string, value: unknown): unknown {
  const text = typeof value === 'string' ? value.trim() : value;
  return MAY_BE_EMPTY.has(name) && text === '' ? null : text;
}

/** What differs from the place; null leaves what cannot be empty as it is. */
function changesOf({ types: _, ...input }: StaffPlaceInput, before: PlaceColumns): Partial<PlaceColumns> {
  const given = Object.entries(input).map(([name, value]) => [name, valueOf(name, value)] as const);
  const changes: Partial<PlaceColumns> = Object.fromEntries(
    given.filter(([name, value]) => value !== undefined && (value !== null || MAY_BE_EMPTY.has(name))),
  );
  const known = Object.keys(NEW_PLACE) as (keyof PlaceColumns)[]; // of the object itself
  return Object.fromEntries(
    known.filter((name) => name in changes && changes[name] !== before[name]).map((name) => [name, changes[name]]),
  );
}

const textOf = (value: string | number | boolean | null) =>
  value === null || Number.isNaN(value) ? '' : String(value);

/** Of an old place only what changes: a schedule of before may be in other words. */
function refuseWrong(place: PlaceColumns, checked: readonly string[] | null): void {
  const texts = Object.fromEntries(
    Object.entries<string | number | boolean | null>({ ...place }).map(([name, value]) => [name, textOf(value)]),
  );
  const errors = Object.entries(findErrors(placeSchema, texts));
  refuseFields(Object.fromEntries(errors.filter(([name]) => checked === null || checked.includes(name))));
}

async function readLocked(
  { places }: StaffShopTransaction,
  id: number,
  seen: number | null | undefined,
): Promise<EditedPlaceRow> {
  const place = await places.lock(id);
  if (!place) throw new AppError('NOT_FOUND', `no place ${id}`);
  const { revision } = place;
  if (revision === seen) return place;
  const missed = Math.max(0, revision - (seen ?? 0));
  throw staleError(`place ${id}`, revision, seen ?? 0, await places.findEvents(id, missed));
}

const sameTypes = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join() === other.toSorted().join();

interface Saved extends SavedFields {
  id: number;
}

async function addPlace(tx: StaffShopTransaction, input: StaffPlaceInput): Promise<Saved> {
  const place = { ...NEW_PLACE, ...changesOf(input, NEW_PLACE) };
  refuseWrong(place, null);
  const id = await tx.places.add(place);
  await tx.places.setTypes(id, input.types ?? []);
  return { id, revision: 1, fields: ['new'] };
}

async function changePlace(
  tx: StaffShopTransaction,
  { id, revision: seen, input }: MutationStaffSavePlaceArgs & { id: number },
): Promise<Saved> {
  const before = await readLocked(tx, id, seen);
  const changes = changesOf(input, before);
  const types = input.types && !sameTypes(input.types, before.types) ? input.types : null;
  const { id: _id, revision: _revision, types: _types, ...columns } = before;
  refuseWrong({ ...columns, ...changes }, Object.keys(changes));
  const fields = [...Object.keys(changes), ...(types ? ['types'] : [])];
  if (fields.length === 0) return { id, revision: before.revision, fields };
  if (types) await tx.places.setTypes(id, types);
  return { id, revision: await tx.places.update(id, changes), fields };
}

/**
 * Adds a place, changes it, or switches it off.
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND; CONFLICT with `conflict`
 */
export async function savePlace(
  services: StaffShopServices,
  userId: number,
  args: MutationStaffSavePlaceArgs,
): Promise<StaffPlace> {
  const { id } = args;
  const done = await services.inTransaction(async (tx) => {
    const saved = id ? await changePlace(tx, { ...args, id }) : await addPlace(tx, args.input);
    if (saved.fields.length > 0) {
      const details = { placeId: saved.id, revision: saved.revision, fields: saved.fields };
      await tx.audit.add({ action: 'save-place', userId, details });
    }
    const place = await tx.places.lock(saved.id);
    if (!place) throw new Error(`no place ${saved.id}`);
    return { place, version: await tx.readVersion() };
  });
  services.onChanged(done.version);
  return toPlace(done.place);
}
