import type { Database, Queryable } from './database';

// Referenced tables come before the tables that refer to them.
const TABLES = [
  'stock_items',
  'products',
  'facts',
  'properties',
  'product_properties',
  'product_pictures',
  'product_details',
  'product_redirects',
  'product_sales',
  'discounts',
  'service_prices',
  'location_types',
  'shop_addresses',
  'shop_address_types',
  'delivery_cities',
  'delivery_types',
  'delivery_prices',
  'pickup_points',
  'users',
  'erasures',
  'sessions',
  'email_tokens',
  'consents',
  'carts',
  'comparisons',
  'user_addresses',
  'user_companies',
  'sellers',
  'orders',
  'order_products',
  'order_bookings',
  'order_keys',
  'order_notes',
  'order_visits',
  'reviews',
  'product_questions',
  'mail_messages',
  'lead_hooks',
  'stock_notices',
  'outbox',
  'staff',
  'staff_invites',
  'staff_audit',
  'staff_totp',
  'staff_passkeys',
  'staff_recovery_codes',
  'staff_files',
  'pages',
  'page_versions',
  'page_figures',
  'page_tests',
  'page_kept_drafts',
  'page_comments',
  'page_visits',
  'page_redirects',
  'page_previews',
  'page_release',
  'page_proofs',
  'site_parts',
  'media',
  'media_files',
  'media_deleted',
];
/** Their migration makes the first row, which gives way to the one of the source. */
const BEGUN = new Set(['sellers']);
const HIERARCHIES = new Set(['products', 'carts', 'order_products']);
/** Rows with pictures or files are large. */
const LARGE = new Set(['media_files', 'staff_files']);
const rowsAtOnce = (table: string) => (LARGE.has(table) ? 5 : 500);

/** The target database already holds data. */
export class TargetNotEmptyError extends Error {}

async function refuseFullTarget(target: Queryable): Promise<void> {
  for (const table of TABLES) {
    const { rows } = await target.query(`select from ${table} limit 1 ${BEGUN.has(table) ? 'offset 1' : ''}`);
    if (rows.length > 0) throw new TargetNotEmptyError(`the target database is not empty: ${table} has rows`);
  }
}

/** Rows without a parent come before their children. */
function orderOf(table: string): string {
  if (HIERARCHIES.has(table)) return 'parent_id nulls first, id';
  return table === 'media_files' ? 'name' : '1';
}

async function copyTable(source: Queryable, target: Queryable, table: string): Promise<number> {
  const limit = rowsAtOnce(table);
  if (BEGUN.has(table)) await target.query(`delete from ${table}`);
  for (let copied = 0; ;) {
    const { rows } = await source.query<{ row: string }>(
      `select to_jsonb(${table})::text as row from ${table} order by ${orderOf(table)} limit ${limit} offset ${copied}`,
    );
    if (rows.length === 0) return copied;
    const batch = rows.map(({ row }) => row).join(',');
    await target.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
      `[${batch}]`,
    ]);
    copied += rows.length;
  }
}

/**
 * New ids continue where the source would have continued,
 * so a deleted order's number is never reused.
 */
async function copyNextIds(source: Queryable, target: Queryable): Promise<void> {
  const { rows } = await source.query<{ name: string; last_value: string | null }>(
    "select sequencename as name, last_value::text from pg_sequences where schemaname = 'public'",
  );
  for (const { name, last_value: lastValue } of rows) {
    if (lastValue !== null) await target.query('select setval($1, $2::bigint)', [name, lastValue]);
  }
}

/**
 * Copies a whole shop into an empty database of the same schema, in one transaction.
 * @returns the number of rows of each table
 * @throws TargetNotEmptyError
 */
export async function copyDatabase(source: Database, target: Database): Promise<Record<string, number>> {
  return target.transaction(async (tx) => {
    await refuseFullTarget(tx);
    const copied: Record<string, number> = {};
    for (const table of TABLES) copied[table] = await copyTable(source, tx, table);
    await copyNextIds(source, tx);
    return copied;
  });
}
