import { ORDER_STATUSES, PAYMENT_LABELS, PAYMENT_TYPE_LABELS } from '@shop/shared/order-words';
import type { OrderStatus, PaymentStatus, PaymentType, StaffOrderFilter } from '../../generated/graphql';

/** What the list shows, as its address has it; '' for all. */
export interface ListQuery {
  text: string;
  status: OrderStatus | '';
  day: string;
  city: string;
  payment: PaymentType | PaymentStatus | '';
  isLate: boolean;
}

export const NO_QUERY: ListQuery = { text: '', status: '', day: '', city: '', payment: '', isLate: false };

const isStatus = (value: string): value is OrderStatus => ORDER_STATUSES.some((status) => status === value);
const isPaymentType = (value: string): value is PaymentType => Object.hasOwn(PAYMENT_TYPE_LABELS, value);
const isPaymentStatus = (value: string): value is PaymentStatus => Object.hasOwn(PAYMENT_LABELS, value);

/** Reads an address of the list. What somebody has typed wrongly there counts as nothing. */
export function readQuery(search: URLSearchParams): ListQuery {
  const of = (name: string) => search.get(name) ?? '';
  const [status, payment, day, city] = [of('status'), of('payment'), of('day'), of('city')];
  return {
    text: of('text'),
    status: isStatus(status) ? status : '',
    day: /^\d{4}-\d\d-\d\d$/.test(day) ? day : '',
    city: /^\d{1,9}$/.test(city) ? city : '',
    payment: isPaymentType(payment) || isPaymentStatus(payment) ? payment : '',
    isLate: of('late') === '1',
  };
}

/** The same as an address has it: `?status=new&late=1`, or nothing. */
export function searchOf({ text, status, day, city, payment, isLate }: ListQuery): string {
  const named = Object.entries({ text, status, day, city, payment, late: isLate ? '1' : '' });
  const search = new URLSearchParams(named.filter(([, value]) => value !== '')).toString();
  return search && `?${search}`;
}

/** What the API is asked for. */
export function filterOf({ text, status, day, city, payment, isLate }: ListQuery): StaffOrderFilter {
  return {
    ...(text.trim() && { text: text.trim() }),
    ...(status && { status }),
    ...(day && { day }),
    ...(city && { cityId: Number(city) }),
    ...(isPaymentType(payment) && { paymentType: payment }),
    ...(isPaymentStatus(payment) && { paymentStatus: payment }),
    ...(isLate && { isLate }),
  };
}

/** The same for the file of the orders, whose address has the names of the filter. */
export function exportSearchOf(query: ListQuery): string {
  const named = Object.entries(filterOf(query)).map(([name, value]) => [name, String(value)]);
  const search = new URLSearchParams(named).toString();
  return search && `?${search}`;
}
