import { assignments } from '../../db/assignments';
import type { Queryable } from '../../db/database';
import type { StaffProperty, StaffValueKind } from '../../generated/resolvers-types';
import { findRowEvents } from '../staff-shop/edited-row-repository';
import type { TableEvent } from '../staff-shop/staff-table-repository';

/** The columns that a save may set. */
export interface KindColumns {
  name: string;
  /** The group on the page of a product. */
  type: string;
  compare: boolean;
  value_kind: StaffValueKind;
  unit: string;
  choices: string[];
  is_filter: boolean;
}

const KIND = `
  select id, name, type, compare, value_kind as "valueKind", unit, choices, is_filter as "isFilter", revision,
         (select count(*)::integer from product_properties where property_id = properties.id) as "goodsCount"
    from properties`;

const valuesOf = (columns: KindColumns) => ({ ...columns, choices: JSON.stringify(columns.choices) });

export type PropertyKindRepository = ReturnType<typeof createPropertyKindRepository>;

/** The properties that goods can have. */
export function createPropertyKindRepository(db: Queryable) {
  return {
    /** By name. */
    async findAll(): Promise<StaffProperty[]> {
      return (await db.query<StaffProperty>(`${KIND} order by name, id`)).rows;
    },
    async find(id: number): Promise<StaffProperty | null> {
      return (await db.query<StaffProperty>(`${KIND} where id = $1`, [id])).rows[0] ?? null;
    },
    /** Lets others who save kinds wait; who reads them does not. */
    async lock(): Promise<void> {
      await db.query('lock table properties in share row exclusive mode');
    },
    async add(columns: KindColumns): Promise<number> {
      const values = valuesOf(columns);
      const names = Object.keys(values);
      const { rows } = await db.query<{ id: number }>(
        `insert into properties (${names.join(', ')})
         values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
        Object.values(values),
      );
      if (!rows[0]) throw new Error('an insert returns its row');
      return rows[0].id;
    },
    async update(id: number, columns: KindColumns): Promise<void> {
      const values = valuesOf(columns);
      await db.query(`update properties set ${assignments(values, 2)}, revision = revision + 1 where id = $1`, [
        id,
        ...Object.values<string | boolean>(values),
      ]);
    },
    /** The values that goods have, each once. */
    async findValues(id: number): Promise<string[]> {
      const { rows } = await db.query<{ value: string }>(
        'select distinct value from product_properties where property_id = $1 order by value',
        [id],
      );
      return rows.map(({ value }) => value);
    },
    /** Writes a value anew wherever goods have it. */
    async replaceValue(id: number, was: string, now: string): Promise<void> {
      await db.query('update product_properties set value = $3 where property_id = $1 and value = $2', [id, was, now]);
    },
    /** Who has saved the property, the latest first. */
    findEvents: (id: number, most: number): Promise<TableEvent[]> =>
      findRowEvents(db, { action: 'save-property', idName: 'propertyId' }, id, most),
  };
}
