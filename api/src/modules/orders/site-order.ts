import type { OrderChildProduct, SiteOrder } from '../../generated/resolvers-types';
import { toRoubles } from '../../money';
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
  };
}

/** An order as the contract shows it, children under their main products. */
export function toSiteOrder(order: OrderRow, rows: OrderProductRow[]): SiteOrder {
  const childrenOf = (id: number) => rows.filter((row) => row.parent_id === id).map(toProduct);
  return {
    id: order.id,
    fastOrder: order.fast_order,
    orderComment: order.order_comment,
    orderStatus: order.order_status,
    phone: order.phone,
    fio: order.fio,
    email: order.email,
    userType: order.user_type,
    deliveryCity: order.delivery_city,
    deliveryStreet: order.delivery_street,
    deliveryHome: order.delivery_home,
    deliveryEntrance: order.delivery_entrance,
    deliveryFloor: order.delivery_floor,
    deliveryApartment: order.delivery_apartment,
    deliveryComment: order.delivery_comment,
    deliveryDate: order.delivery_date,
    deliveryPeriod: order.delivery_period,
    deliveryPrice: toRoubles(order.delivery_price_kopecks),
    deliveryType: order.delivery_type,
    requisiteName: order.requisite_name,
    requisiteInn: order.requisite_inn,
    requisiteDirector: order.requisite_director,
    requisiteAddress: order.requisite_address,
    requisiteBankName: order.requisite_bank_name,
    requisiteBankAccount: order.requisite_bank_account,
    requisiteBankBik: order.requisite_bank_bik,
    requisiteAccountNumber: order.requisite_account_number,
    paymentStatus: order.payment_status,
    paymentType: order.payment_type,
    paymentId: order.payment_id,
    createdAt: order.created_at.toISOString(),
    updatedAt: order.updated_at.toISOString(),
    statusUpdatedAt: order.status_updated_at.toISOString(),
    products: rows
      .filter((row) => row.parent_id === null)
      .map((row) => ({ ...toProduct(row), childProducts: childrenOf(row.id) })),
  };
}
