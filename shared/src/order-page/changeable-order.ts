/** What the buyer may change in an order while it is new. */
export interface ChangeableFields {
  deliveryDate?: string | null;
  deliveryPeriod?: string | null;
  deliveryComment?: string | null;
  orderComment?: string | null;
}

export interface ChangeableOrder extends ChangeableFields {
  id: number;
  orderStatus: string;
  /** Of a courier's visit. */
  deliveryStreet?: string | null;
}

/** A change as the API takes it: what is missing stays, null clears a field. */
export type OrderChange = ChangeableFields & { orderStatus?: 'cancelled' };

export interface OrderChanging<Order extends ChangeableOrder> {
  order: Order;
  /** Sends a change and returns the order that the API then has. */
  save: (change: OrderChange) => Promise<Order>;
  onChanged: (order: Order) => void;
}
