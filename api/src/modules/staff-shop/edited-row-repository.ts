import type { Queryable } from '../../db/database';
import type { TableEvent } from './staff-table-repository';

/** @returns the id of the new row */
export async function addRow(
  db: Queryable,
  table: 'shop_addresses' | 'pickup_points',
  columns: Readonly<Record<string, unknown>>,
): Promise<number> {
  const names = Object.keys(columns);
  const { rows } = await db.query<{ id: number }>(
    `insert into ${table} (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(columns),
  );
  if (!rows[0]) throw new Error('an insert returns its row');
  return rows[0].id;
}

/** The saves of one kind, and what their record calls the id. */
interface EditedRows {
  action: 'save-place' | 'save-pickup-point' | 'save-property';
  idName: 'placeId' | 'pointId' | 'propertyId';
}

/** Who has saved a row, the latest first, as the record names it: `{ "placeId": 7 }`. */
export async function findRowEvents(
  db: Queryable,
  { action, idName }: EditedRows,
  id: number,
  most: number,
): Promise<TableEvent[]> {
  const { rows } = await db.query<TableEvent>(
    `select users.fullname as by, audit.at, audit.details::text as details
       from staff_audit audit left join users on users.id = audit.user_id
      where audit.action = '${action}' and (audit.details::jsonb ->> '${idName}')::integer = $1
      order by audit.id desc limit $2`,
    [id, most],
  );
  return rows;
}
