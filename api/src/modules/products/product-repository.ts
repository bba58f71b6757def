import type { Queryable } from '../../db/database';
import type { ProductDocument, ProductFact, ProductPicture, ProductVehicle } from '../../generated/resolvers-types';
import type { ServicePriceRow } from '../bookings/booking-repository';

export interface PropertyRow {
  product_id: number;
  id: number;
  name: string;
  compare: boolean;
  type: string;
  show_preview: boolean;
  is_filter: boolean;
  value: string;
}

/** What the page of a product says beside its properties. */
export interface DetailsRow {
  keyFacts: ProductFact[];
  vehicles: ProductVehicle[];
  documents: ProductDocument[];
  /** Of the services that go with it, in their order. */
  serviceIds: number[];
}

export interface ProductRow {
  id: number;
  parent_id: number | null;
  active: boolean;
  code: string;
  compare: boolean;
  category: string | null;
  /** Who makes it; null: the shop's own. */
  brand: string | null;
  description: string;
  img: string | null;
  images: string[];
  slug: string | null;
  name: string;
  price_kopecks: number;
  /** What it was sold at before the sale that runs; null without one. */
  old_kopecks: number | null;
  /** In milliseconds, when the sale that runs ends; null without one. */
  sale_ends_ms: number | null;
  sort: number;
  type: 'product' | 'service';
  /** How many can be bought from stock. */
  available: number;
  order_term_days: number | null;
  is_spare: boolean;
  /** The spare that an accessory is; null where it is not sold alone. */
  spare_id: number | null;
  booking_place: 'centre' | 'address' | null;
  /** Words of pictures; null without any. */
  pictures: ProductPicture[] | null;
  /** What its page says beside; null without any of it. */
  details: DetailsRow | null;
  /** Of a service; null without any. */
  service_prices: ServicePriceRow[] | null;
}

export type ProductRepository = ReturnType<typeof createProductRepository>;

/** The catalogue. */
export function createProductRepository(db: Queryable) {
  return {
    /** All products and accessories, including inactive ones, ascending by sort. */
    async findProducts(): Promise<ProductRow[]> {
      const { rows } = await db.query<ProductRow>(
        `select id, parent_id, active, code, compare, category, brand, description, img, images, slug, name,
                product_prices.price_kopecks, old_kopecks,
                (extract(epoch from sale_ends_at) * 1000)::float8 as sale_ends_ms, sort, type, available, order_term_days,
                is_spare, spare_id, booking_place,
                (select jsonb_agg(jsonb_build_object('address', address, 'alt', alt, 'caption', caption) order by address)
                   from product_pictures where product_id = products.id) as pictures,
                (select jsonb_build_object('keyFacts', key_facts, 'vehicles', vehicles, 'documents', documents,
                                           'serviceIds', service_ids)
                   from product_details where product_id = products.id) as details,
                (select jsonb_agg(to_jsonb(price) order by price.id)
                   from service_prices price where price.service_id = products.id) as service_prices
           from products join product_stock on product_stock.product_id = id
                join product_prices on product_prices.product_id = id
          order by sort, id`,
      );
      return rows;
    },

    /** Changes with the properties of any product. */
    async readPropertiesVersion(): Promise<number> {
      const { rows } = await db.query<{ version: number }>('select properties_version as version from data_version');
      if (!rows[0]) throw new Error('data_version is empty');
      return rows[0].version;
    },

    /** The properties of all products, sorted by product and position. */
    async findProperties(): Promise<PropertyRow[]> {
      const { rows } = await db.query<PropertyRow>(
        `select used.product_id, property.id, property.name, property.compare, property.type, used.show_preview,
                property.is_filter, used.value
           from product_properties used join properties property on property.id = used.property_id
          order by used.product_id, used.sort, property.id`,
      );
      return rows;
    },
  };
}
