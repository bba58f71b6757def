import { Client } from 'pg';
import { copyGoods } from './copy-goods';

/**
 * Adds copies of the demonstration's 16 goods.
 * @param copies how many of each
 * @returns the number of goods then on sale
 */
export async function loadManyProducts(databaseUrl: string, copies = 125): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(copyGoods(copies));
    await client.query('commit');
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from products where active and type = 'product' and parent_id is null and not is_spare",
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
