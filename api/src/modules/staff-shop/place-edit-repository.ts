import { assignments } from '../../db/assignments';
import type { Queryable } from '../../db/database';
import type { LocationType } from '../../generated/resolvers-types';
import { addRow, findRowEvents } from './edited-row-repository';
import type { TableEvent } from './staff-table-repository';

export interface EditedPlaceRow {
  id: number;
  revision: number;
  title: string;
  country: string;
  city: string;
  address: string;
  phone: string | null;
  schedule: string | null;
  url: string | null;
  active: boolean;
  latitude: number;
  longitude: number;
  types: LocationType[];
}

/** The columns that a save may set. */
export type PlaceColumns = Omit<EditedPlaceRow, 'id' | 'revision' | 'types'>;

const PLACE = `select id, revision, title, country, city, address, phone, schedule, url, active, latitude, longitude,
    array(select kind.type::text from shop_address_types used join location_types kind on kind.id = used.type_id
           where used.address_id = shop_addresses.id order by kind.id) as types
  from shop_addresses`;

export type PlaceEditRepository = ReturnType<typeof createPlaceEditRepository>;

/** Places as the shop's people edit them. */
export function createPlaceEditRepository(db: Queryable) {
  return {
    async findAll(): Promise<EditedPlaceRow[]> {
      const { rows } = await db.query<EditedPlaceRow>(`${PLACE} order by city, title, id`);
      return rows;
    },
    /** Locks the place for this transaction. */
    async lock(id: number): Promise<EditedPlaceRow | null> {
      const { rows } = await db.query<EditedPlaceRow>(`${PLACE} where id = $1 for update`, [id]);
      return rows[0] ?? null;
    },
    add: (columns: PlaceColumns): Promise<number> => addRow(db, 'shop_addresses', { ...columns }),
    /** @returns the new revision */
    async update(id: number, columns: Partial<PlaceColumns>): Promise<number> {
      const set = Object.keys(columns).length > 0 ? `${assignments(columns, 2)},` : '';
      const { rows } = await db.query<{ revision: number }>(
        `update shop_addresses set ${set} revision = revision + 1, updated_at = now() where id = $1 returning revision`,
        [id, ...Object.values(columns)],
      );
      if (!rows[0]) throw new Error(`no place ${id}`);
      return rows[0].revision;
    },
    async setTypes(id: number, types: readonly LocationType[]): Promise<void> {
      await db.query('delete from shop_address_types where address_id = $1', [id]);
      await db.query(
        `insert into shop_address_types (address_id, type_id)
         select $1, id from location_types where type::text = any($2::text[])`,
        [id, types],
      );
    },
    /** Who has saved the place, the latest first. */
    findEvents: (id: number, most: number): Promise<TableEvent[]> =>
      findRowEvents(db, { action: 'save-place', idName: 'placeId' }, id, most),
  };
}
