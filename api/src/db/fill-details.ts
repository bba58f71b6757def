import type { Queryable } from './database';
import detailsData from './demo-data/product-details.json';

/**
 * Gives the goods that have the addresses of the demonstration what their pages say beside the
 * properties: it was compiled in. What a product has stays.
 */
export async function fillDetails(tx: Queryable): Promise<void> {
  await tx.query(
    `insert into product_details (product_id, key_facts, vehicles, documents, service_ids)
     select product.id, "keyFacts", vehicles, documents,
            (select coalesce(jsonb_agg(service.id order by named.place), '[]')
               from jsonb_array_elements_text("serviceIds") with ordinality as named (id, place)
                    join products service on service.id = named.id::int and service.type = 'service')
       from jsonb_to_recordset($1) as given (slug text, "keyFacts" jsonb, vehicles jsonb, documents jsonb, "serviceIds" jsonb)
            join products product on product.slug = given.slug and product.parent_id is null
     on conflict do nothing`,
    [JSON.stringify(detailsData)],
  );
}
