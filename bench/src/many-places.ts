import { Client } from 'pg';

const WANTED = 5000;

/**
 * Copies of the demonstration's places within some 100 km of each. Positions are a function of the
 * copy's number, so that all runs measure the same map.
 */
const COPY_PLACES = `
  insert into shop_addresses (country, city, address, phone, active, schedule, title, latitude, longitude)
  select country, city, address || ', корп. ' || n, phone, true, schedule, title || ' ' || n,
    latitude + sin(id * 7 + n * 13) * 0.9, longitude + cos(id * 11 + n * 17) * 1.6
  from shop_addresses, generate_series(1, 90) as n
  where active
  order by n, id
  limit $1 - (select count(*) from shop_addresses where active)`;

const COPY_TYPES = `
  insert into shop_address_types (address_id, type_id)
  select copy.id, used.type_id
  from shop_addresses copy
  join shop_addresses original on original.phone = copy.phone and original.id < copy.id and original.place_id is not null
  join shop_address_types used on used.address_id = original.id
  where copy.place_id is null
  on conflict do nothing`;

/**
 * Adds many copies of the demonstration's places.
 * @returns the number of places that shoppers then see
 */
export async function loadManyPlaces(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(COPY_PLACES, [WANTED]);
    await client.query(COPY_TYPES);
    await client.query('commit');
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from shop_addresses where active',
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
