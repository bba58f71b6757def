import { assignments } from '../../db/assignments';
import type { Queryable } from '../../db/database';
import { addRow, findRowEvents } from './edited-row-repository';
import type { TableEvent } from './staff-table-repository';

/** The columns that a save may set. The shop's own place and one of its list have no words here. */
export interface PointColumns {
  city_id: number;
  type_id: number;
  is_own: boolean;
  shop_address_id: number | null;
  title: string | null;
  address: string | null;
  schedule: string | null;
  latitude: number | null;
  longitude: number | null;
  active: boolean;
}

export interface EditedPointRow extends PointColumns {
  id: number;
  revision: number;
}

const POINT = `
  select id, revision, city_id, type_id, is_own, shop_address_id, title, address, schedule, latitude, longitude, active
    from pickup_points`;

export type PointEditRepository = ReturnType<typeof createPointEditRepository>;

/** Where orders are collected, as the shop's people edit it. */
export function createPointEditRepository(db: Queryable) {
  return {
    async findAll(): Promise<EditedPointRow[]> {
      return (await db.query<EditedPointRow>(`${POINT} order by city_id, type_id, id`)).rows;
    },
    /** Locks the point for this transaction. */
    async lock(id: number): Promise<EditedPointRow | null> {
      return (await db.query<EditedPointRow>(`${POINT} where id = $1 for update`, [id])).rows[0] ?? null;
    },
    add: (columns: PointColumns): Promise<number> => addRow(db, 'pickup_points', { ...columns }),
    async update(id: number, columns: PointColumns): Promise<void> {
      await db.query(`update pickup_points set ${assignments(columns, 2)}, revision = revision + 1 where id = $1`, [
        id,
        ...Object.values<string | number | boolean | null>({ ...columns }),
      ]);
    },
    /** Who has saved the point, the latest first. */
    findEvents: (id: number, most: number): Promise<TableEvent[]> =>
      findRowEvents(db, { action: 'save-pickup-point', idName: 'pointId' }, id, most),
  };
}
