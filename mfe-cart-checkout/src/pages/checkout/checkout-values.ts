/** What a company is invoiced by. */
export interface RequisiteValues {
  requisiteInn: string;
  requisiteName: string;
  requisiteDirector: string;
  requisiteAddress: string;
  requisiteBankBik: string;
  requisiteBankName: string;
  /** Settlement account. */
  requisiteAccountNumber: string;
  /** Correspondent account of the bank. */
  requisiteBankAccount: string;
}

/** What the forms hold. Names are those of the API's input, so that its complaints find their fields. */
export interface CheckoutValues extends RequisiteValues {
  fio: string;
  phone: string;
  email: string;
  /** Ids as the list and the radio buttons give them; empty while nothing is chosen. */
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
  userType: string;
  paymentType: string;
  orderComment: string;
  consent: boolean;
}

const EMPTY_REQUISITES: RequisiteValues = {
  requisiteInn: '',
  requisiteName: '',
  requisiteDirector: '',
  requisiteAddress: '',
  requisiteBankBik: '',
  requisiteBankName: '',
  requisiteAccountNumber: '',
  requisiteBankAccount: '',
};

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
  userType: 'fiz',
  ...EMPTY_REQUISITES,
  paymentType: 'cash',
  orderComment: '',
  consent: false,
};

export type OrderType = 'regular' | 'fast';

export const isFieldName = (name: string): name is keyof CheckoutValues => name in EMPTY_VALUES;
