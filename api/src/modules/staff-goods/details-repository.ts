import type { Queryable } from '../../db/database';
import type { StaffFittingService } from '../../generated/resolvers-types';
import type { DetailsRow } from '../products/product-repository';

/** What the page of a product says beside its properties, with the names of facts. */
export interface StoredDetails extends Omit<DetailsRow, 'serviceIds'> {
  productId: number;
  services: StaffFittingService[];
}

export type DetailsRepository = ReturnType<typeof createDetailsRepository>;

/** What the pages of goods say beside the properties, as the shop's people change it. */
export function createDetailsRepository(db: Queryable) {
  return {
    async find(productIds: readonly number[]): Promise<StoredDetails[]> {
      const { rows } = await db.query<StoredDetails>(
        `select product_id as "productId", key_facts as "keyFacts", vehicles, documents,
                (select coalesce(jsonb_agg(jsonb_build_object('id', service.id, 'name', service.name, 'code', service.code,
                                                              'active', service.active) order by named.place), '[]')
                   from jsonb_array_elements_text(service_ids) with ordinality as named (id, place)
                        join products service on service.id = named.id::int) as services
           from product_details where product_id = any($1::int[])`,
        [productIds],
      );
      return rows;
    },

    /** Of these ids, those of services, on sale or not. */
    async findServiceIds(ids: readonly number[]): Promise<ReadonlySet<number>> {
      const { rows } = await db.query<{ id: number }>(
        "select id from products where id = any($1::int[]) and type = 'service' and parent_id is null",
        [ids],
      );
      return new Set(rows.map(({ id }) => id));
    },

    async set(productId: number, { keyFacts, vehicles, documents, serviceIds }: DetailsRow): Promise<void> {
      await db.query(
        `insert into product_details (product_id, key_facts, vehicles, documents, service_ids)
         values ($1, $2::jsonb, $3::jsonb, $4::jsonb, $5::jsonb)
         on conflict (product_id) do update
            set key_facts = excluded.key_facts, vehicles = excluded.vehicles, documents = excluded.documents,
                service_ids = excluded.service_ids`,
        [productId, ...[keyFacts, vehicles, documents, serviceIds].map((list) => JSON.stringify(list))],
      );
    },
  };
}
