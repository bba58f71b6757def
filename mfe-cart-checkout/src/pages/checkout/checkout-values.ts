/** What the forms hold. Names are those of the API's input, so that its complaints find their fields. */
export interface CheckoutValues {
  fio: string;
  phone: string;
  email: string;
  /** Ids as the select and the radio buttons give them; empty while nothing is chosen. */
  deliveryCityId: string;
  deliveryTypeId: string;
  deliveryStreet: string;
  deliveryHome: string;
  deliveryEntrance: string;
  deliveryFloor: string;
  deliveryApartment: string;
  deliveryDate: string;
  deliveryPeriod: string;
  deliveryComment: string;
  paymentType: string;
  orderComment: string;
  consent: boolean;
}

export const EMPTY_VALUES: CheckoutValues = {
  fio: '',
  phone: '',
  email: '',
  deliveryCityId: '',
  deliveryTypeId: '',
  deliveryStreet: '',
  deliveryHome: '',
  deliveryEntrance: '',
  deliveryFloor: '',
  deliveryApartment: '',
  deliveryDate: '',
  deliveryPeriod: '',
  deliveryComment: '',
  paymentType: 'cash',
  orderComment: '',
  consent: false,
};

export type OrderType = 'regular' | 'fast';

export const isFieldName = (name: string): name is keyof CheckoutValues => name in EMPTY_VALUES;
