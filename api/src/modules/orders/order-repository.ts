import { INSTALLATION } from '@shop/shared/format';
import type { Seller } from '@shop/shared/seller';
import { assignments } from '../../db/assignments';
import type { Queryable } from '../../db/database';
import type {
  DeliveryKind,
  OrderBooking,
  OrderStatus,
  PaymentStatus,
  PaymentType,
  StaffOrderSource,
  UserType,
} from '../../generated/resolvers-types';
import type { Booking } from '../bookings/booking';
import { BOOKING_JSON } from '../bookings/booking-repository';
import type { OrderTextRow } from './order-columns';
import type { PricedLine, PricedOrderLine } from './order-lines';

/** The columns that a buyer's order fills. */
export interface NewOrderRow extends OrderTextRow {
  user_id: number | null;
  /** The buyer's network address; null once it is no longer needed. */
  placed_from: string | null;
  idempotency_key: string;
  /** Null for a user's order. */
  guest_key_hash: string | null;
  fast_order: boolean;
  phone: string;
  phone_extension: string | null;
  fio: string;
  user_type: UserType;
  delivery_city: string | null;
  delivery_type: string | null;
  delivery_kind: DeliveryKind | null;
  delivery_place: string | null;
  is_delivery_price_open: boolean;
  delivery_price_kopecks: number;
  payment_type: PaymentType | null;
  /** Versions of the preview that it was placed in; null for a real order. */
  preview: string | null;
  /** How it reached the shop. */
  source: StaffOrderSource;
}

export interface OrderRow extends NewOrderRow {
  id: number;
  order_status: OrderStatus;
  payment_status: PaymentStatus;
  payment_id: string | null;
  /** Raised by every change. */
  revision: number;
  external_id: string | null;
  carrier: string | null;
  track_number: string | null;
  cancel_reason: string | null;
  paid_kopecks: number;
  paid_at: Date | null;
  /** Cancelled after it was shipped, and its goods have not come back. */
  is_lost: boolean;
  /** Above 1, what the first invoice said has changed. */
  invoice_edition: number;
  /** As it was when the order was placed. */
  seller: Seller;
  created_at: Date;
  updated_at: Date;
  status_updated_at: Date;
}

/** What decides whether an order may be changed. */
export type LockedOrder = Pick<OrderRow, 'id' | 'order_status'>;

/** What a buyer can change in an existing order. */
export type OrderChanges = Partial<
  Pick<OrderRow, 'order_comment' | 'delivery_comment' | 'delivery_date' | 'delivery_period' | 'order_status'>
>;

export interface OrderProductRow {
  id: number;
  order_id: number;
  parent_id: number | null;
  product_id: number;
  product_count: number;
  product_name: string;
  product_price_kopecks: number;
  discount_kopecks: number;
  stock_item_id: number | null;
  stock_pieces: number;
  order_term_days: number | null;
  /** Pieces that came back; `product_count` is what the buyer has kept. */
  returned_count: number;
  /** Of a service that was booked. */
  booking: Required<OrderBooking> | null;
}

/** A main product of an order, as the catalogue shows it today. */
export interface OrderedGoods {
  name: string;
  img: string | null;
  /** Done at the buyer's vehicle. */
  isInstallation: boolean;
}

export interface NewOrderProduct extends PricedLine {
  parentRowId: number | null;
}

/** By what a buyer is known again. */
type HoldingBuyer = Pick<NewOrderRow, 'user_id' | 'phone' | 'placed_from'>;

// The last ten digits: +7 and 8 begin the same number.
const PHONE_NUMBER = "right(regexp_replace(phone, '\\D', '', 'g'), 10)";

// The driver would convert a date to a `Date` in the machine's time zone.
const ORDER = `select orders.*, delivery_date::text as delivery_date,
       (select data from sellers where sellers.id = orders.seller_id) as seller from orders`;

/** A guest's order, by the key of its first link or of a mail's; parameters are id and hash. */
const OF_GUEST = `id = $1 and user_id is null and (guest_key_hash = $2
  or exists (select from order_keys where order_id = orders.id and key_hash = $2))`;

export type OrderRepository = ReturnType<typeof createOrderRepository>;

/** Orders and their lines. */
export function createOrderRepository(db: Queryable) {
  /** Returns the ids of the new rows, in the order of the lines. */
  async function insertProducts(orderId: number, lines: NewOrderProduct[]): Promise<number[]> {
    const { rows } = await db.query<{ id: number }>(
      `insert into order_products
         (order_id, parent_id, product_id, product_count, product_name, product_price_kopecks, discount_kopecks,
          stock_item_id, stock_pieces, order_term_days)
       select $1, parent_row, product, count, name, price, discount, item, pieces, term
         from rows from (jsonb_to_recordset($2) as (
                "parentRowId" int, "productId" int, "productCount" int, "productName" text, "priceKopecks" int,
                "discountKopecks" int, "stockItemId" int, "stockPieces" int, "orderTermDays" int))
              with ordinality as lines (parent_row, product, count, name, price, discount, item, pieces, term, line)
        order by line
       returning id`,
      [orderId, JSON.stringify(lines)],
    );
    return rows.map(({ id }) => id).sort((a, b) => a - b);
  }

  async function insertBooking(lineId: number, booking: Booking): Promise<void> {
    const { price, ...wish } = booking;
    await db.query(
      `insert into order_bookings
         (order_product_id, for_product_id, for_product_name, place_id, place, address, car_make, car_model, car_year,
          voltage, day, half, min_hours, max_hours)
       select $1, * from jsonb_to_record($2) as (
         "forProductId" int, "forProductName" text, "placeId" int, place text, address text, "carMake" text,
         "carModel" text, "carYear" int, voltage int, date date, half text, "minHours" float8, "maxHours" float8)`,
      [lineId, JSON.stringify({ ...price, ...wish })],
    );
  }

  return {
    insertProducts,

    async findByKey(userId: number | null, key: string): Promise<OrderRow | null> {
      const { rows } = await db.query<OrderRow>(`${ORDER} where coalesce(user_id, 0) = $1 and idempotency_key = $2`, [
        userId ?? 0,
        key,
      ]);
      return rows[0] ?? null;
    },

    async getById(id: number): Promise<OrderRow> {
      const { rows } = await db.query<OrderRow>(`${ORDER} where id = $1`, [id]);
      if (!rows[0]) throw new Error(`order ${id} is gone`);
      return rows[0];
    },

    async findGuestOrder(id: number, keyHash: string): Promise<OrderRow | null> {
      const { rows } = await db.query<OrderRow>(`${ORDER} where ${OF_GUEST}`, [id, keyHash]);
      return rows[0] ?? null;
    },

    /** Adds a key by which a guest opens the order; the others go on working. */
    async addKey(orderId: number, keyHash: string): Promise<void> {
      await db.query('insert into order_keys (key_hash, order_id) values ($1, $2)', [keyHash, orderId]);
    },

    /** A user's orders, newest first; only those of `ids`, unless it is null. */
    async findOwn(userId: number, ids: number[] | null): Promise<OrderRow[]> {
      const { rows } = await db.query<OrderRow>(
        `${ORDER} where user_id = $1 and ($2::int[] is null or id = any($2)) order by id desc`,
        [userId, ids],
      );
      return rows;
    },

    /**
     * How many pieces of goods a buyer's unconfirmed orders of the last day hold: those of the same
     * account, phone or network address.
     */
    async countHeld({ user_id, phone, placed_from }: HoldingBuyer): Promise<number> {
      const { rows } = await db.query<{ pieces: number }>(
        `select coalesce(sum(product_count), 0)::int as pieces
           from orders join order_products on order_id = orders.id join products on products.id = product_id
          where order_status = 'new' and orders.created_at > now() - interval '1 day' and products.type = 'product'
            and (user_id = $1 or placed_from = $2 or ${PHONE_NUMBER} = right(regexp_replace($3, '\\D', '', 'g'), 10))`,
        [user_id, placed_from, phone],
      );
      return rows[0]?.pieces ?? 0;
    },

    /** Deletes the network addresses that `countHeld` no longer needs. */
    async forgetAddresses(): Promise<void> {
      await db.query(
        "update orders set placed_from = null where placed_from is not null and created_at < now() - interval '1 day'",
      );
    },

    /** Locks a user's orders for this transaction. */
    async lockOwn(userId: number, ids: number[]): Promise<LockedOrder[]> {
      const { rows } = await db.query<LockedOrder>(
        'select id, order_status from orders where user_id = $1 and id = any($2::int[]) order by id for update',
        [userId, ids],
      );
      return rows;
    },

    /** Locks a guest's order for this transaction; none for a wrong key. */
    async lockGuestOrder(id: number, keyHash: string): Promise<LockedOrder[]> {
      const { rows } = await db.query<LockedOrder>(`select id, order_status from orders where ${OF_GUEST} for update`, [
        id,
        keyHash,
      ]);
      return rows;
    },

    /** Sets the same columns of several orders. */
    async update(ids: number[], changes: OrderChanges): Promise<void> {
      await db.query(
        `update orders set ${assignments(changes, 3)}, revision = revision + 1, updated_at = now(),
                status_updated_at = case when $2 then now() else status_updated_at end
          where id = any($1::int[])`,
        [ids, changes.order_status !== undefined, ...Object.values(changes)],
      );
    },

    async findRevisions(ids: number[]): Promise<Pick<OrderRow, 'id' | 'revision'>[]> {
      const { rows } = await db.query<Pick<OrderRow, 'id' | 'revision'>>(
        'select id, revision from orders where id = any($1::int[]) order by id',
        [ids],
      );
      return rows;
    },

    /** The rows of orders, main products and children, in the order in which they were added. */
    async findProducts(orderIds: number[]): Promise<OrderProductRow[]> {
      const { rows } = await db.query<OrderProductRow>(
        `select line.*, case when booking.order_product_id is not null then ${BOOKING_JSON} end as booking
           from order_products line left join order_bookings booking on booking.order_product_id = line.id
          where line.order_id = any($1::int[]) order by line.id`,
        [orderIds],
      );
      return rows;
    },

    /** The main products of an order. */
    async findGoods(orderId: number): Promise<OrderedGoods[]> {
      const { rows } = await db.query<OrderedGoods>(
        `select product_name as name, img, type = 'service' and category = $2 as "isInstallation"
           from order_products line join products on products.id = line.product_id
          where order_id = $1 and line.parent_id is null order by line.id`,
        [orderId, INSTALLATION],
      );
      return rows;
    },

    /**
     * Returns the new order's id; null when the buyer has already placed an order with this key.
     */
    async insert(order: NewOrderRow): Promise<number | null> {
      const columns = Object.keys(order);
      const { rows } = await db.query<{ id: number }>(
        `insert into orders (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
         on conflict (coalesce(user_id, 0), idempotency_key) do nothing returning id`,
        Object.values(order),
      );
      return rows[0]?.id ?? null;
    },

    async insertLines(orderId: number, lines: PricedOrderLine[]): Promise<void> {
      const ids = await insertProducts(
        orderId,
        lines.map((line) => ({ ...line, children: undefined, parentRowId: null })),
      );
      const children = lines.flatMap((line, index) =>
        line.children.map((child) => ({ ...child, parentRowId: ids[index] ?? null })),
      );
      if (children.length > 0) await insertProducts(orderId, children);
      for (const [index, { booking }] of lines.entries()) {
        const lineId = ids[index];
        if (booking && lineId !== undefined) await insertBooking(lineId, booking);
      }
    },
  };
}
