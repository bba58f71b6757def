import { toRoubles } from '@shop/shared/format';
import type { OrderChildProduct, OrderProduct, OrderStatus, SiteOrder } from '../../generated/resolvers-types';
import { fromColumns } from './order-columns';
import type { OrderProductRow, OrderRow } from './order-repository';

function toProduct(row: OrderProductRow): OrderChildProduct {
  return {
    id: row.id,
    orderId: row.order_id,
    parentId: row.parent_id,
    productId: row.product_id,
    productCount: row.product_count,
    productName: row.product_name,
    productPrice: toRoubles(row.product_price_kopecks),
    discount: toRoubles(row.discount_kopecks),
    orderTermDays: row.order_term_days,
    returnedCount: row.returned_count,
  };
}

/** The lines as main products, each with its children. */
export function toProducts(rows: OrderProductRow[]): OrderProduct[] {
  const childrenOf = (id: number) => rows.filter((row) => row.parent_id === id).map(toProduct);
  return rows
    .filter((row) => row.parent_id === null)
    .map((row) => ({ ...toProduct(row), booking: row.booking, childProducts: childrenOf(row.id) }));
}

/** What the buyer has kept: a product that came back stays while one of its accessories does. */
function keptRows(rows: OrderProductRow[]): OrderProductRow[] {
  const kept = rows.filter(({ product_count: count }) => count > 0);
  const parents = new Set(kept.map(({ parent_id: parent }) => parent));
  return rows.filter((row) => row.product_count > 0 || parents.has(row.id));
}

const ON_ITS_WAY: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['shipped', 'delivered']);

/** How the parcel is followed. Empty before it goes, also where a shipment was taken back. */
function parcelOf({ order_status: status, carrier, track_number: trackNumber }: OrderRow) {
  return ON_ITS_WAY.has(status) ? { carrier, trackNumber } : { carrier: null, trackNumber: null };
}

/**
 * An order in the shape of the contract, with children under their main products. The invoice is
 * made when somebody asks for it.
 */
export function toSiteOrder(order: OrderRow, rows: OrderProductRow[]): Required<Omit<SiteOrder, 'invoice'>> {
  return {
    ...fromColumns(order),
    ...parcelOf(order),
    id: order.id,
    fastOrder: order.fast_order,
    orderStatus: order.order_status,
    phone: order.phone,
    phoneExtension: order.phone_extension,
    fio: order.fio,
    userType: order.user_type,
    deliveryCity: order.delivery_city,
    deliveryPrice: toRoubles(order.delivery_price_kopecks),
    deliveryType: order.delivery_type,
    deliveryKind: order.delivery_kind,
    deliveryPlace: order.delivery_place,
    deliveryPriceOpen: order.is_delivery_price_open,
    invoiceEdition: order.invoice_edition,
    seller: order.seller,
    paymentStatus: order.payment_status,
    paymentType: order.payment_type,
    paymentId: order.payment_id,
    createdAt: order.created_at.toISOString(),
    updatedAt: order.updated_at.toISOString(),
    statusUpdatedAt: order.status_updated_at.toISOString(),
    guestKey: null,
    products: toProducts(keptRows(rows)),
  };
}
