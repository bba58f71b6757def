import { findErrors, lastDeliveryDay, orderSchema, type OrderKind } from '.';

const REQUIRED = 'Поле обязательно для заполнения';
const PICKUP: OrderKind = {
  isFast: false,
  isCompany: false,
  isInvoiced: false,
  hasGoods: true,
  deliveryKind: 'pickup',
  hasPoint: false,
};

function errorsOf(kind: Partial<OrderKind>, values: Record<string, string>, isPaymentDisabled = true) {
  const schema = orderSchema({
    today: '2026-11-20',
    firstDay: '2026-11-20',
    isPaymentDisabled,
    kindOf: () => ({ ...PICKUP, ...kind }),
  });
  return findErrors(schema, values);
}

const missing = (kind: Partial<OrderKind>) => Object.keys(errorsOf(kind, {}));

describe('an order', () => {
  it.each<[string, Partial<OrderKind>, string[]]>([
    ['a fast one', { isFast: true, isCompany: true, deliveryKind: 'courier' }, []],
    ['services', { hasGoods: false, deliveryKind: null }, ['paymentType']],
    ['goods to be fetched', {}, ['paymentType', 'deliveryTypeId']],
    [
      'goods to be brought',
      { deliveryKind: 'courier' },
      ['paymentType', 'deliveryTypeId', 'deliveryCityId', 'deliveryStreet', 'deliveryHome'],
    ],
    [
      "a company's",
      { hasGoods: false, deliveryKind: null, isCompany: true },
      [
        'paymentType',
        'requisiteInn',
        'requisiteName',
        'requisiteAddress',
        'requisiteBankBik',
        'requisiteBankName',
        'requisiteAccountNumber',
        'requisiteBankAccount',
      ],
    ],
    [
      "a company's that is paid by invoice",
      { hasGoods: false, deliveryKind: null, isCompany: true, isInvoiced: true },
      [
        'email',
        'paymentType',
        'requisiteInn',
        'requisiteName',
        'requisiteAddress',
        'requisiteBankBik',
        'requisiteBankName',
        'requisiteAccountNumber',
        'requisiteBankAccount',
      ],
    ],
  ])('needs name, phone and more: %s', (_name, kind, fields) => {
    expect(missing(kind).toSorted()).toEqual(['fio', 'phone', ...fields].toSorted());
  });

  it('names the values that it refuses', () => {
    const values = {
      fio: 'я'.repeat(129),
      phone: '912',
      deliveryTypeId: '3',
      deliveryDate: '2026-11-19',
      paymentType: 'invoice',
      userType: 'fiz',
    };

    expect(errorsOf({}, values)).toEqual({
      fio: 'Длина поля не может превышать 128 символов',
      phone: 'Телефон некорректный',
      deliveryDate: 'Дата не может быть в прошлом',
      paymentType: 'Оплата по счёту доступна организациям и ИП',
    });
    expect(errorsOf({}, { ...values, deliveryDate: '2027-11-21', paymentType: 'online' })).toMatchObject({
      deliveryDate: 'Выберите дату в пределах года',
      paymentType: 'Оплата на сайте временно недоступна',
    });
    expect(errorsOf({}, { ...values, paymentType: 'online' }, false)).not.toHaveProperty('paymentType');
    expect(lastDeliveryDay('2026-11-20')).toBe('2027-11-20');
  });

  it('takes addresses and payers as they are written', () => {
    const real = {
      deliveryStreet: 'территория Садоводческого некоммерческого товарищества «Энергетик-2», ул. Вторая Садовая',
      deliveryHome: 'вл. 12, стр. 3, корп. Б, лит. А, помещение 14',
      deliveryApartment: 'помещение 14Н, комнаты 5–7',
      requisiteName: 'Г'.repeat(300),
      requisiteAddress: `115201, Москва, вн. тер. г. муниципальный округ Москворечье-Сабурово, ${'п'.repeat(200)}`,
      requisiteBankName: `ОТДЕЛЕНИЕ БАНКА РОССИИ//УФК ${'б'.repeat(240)}`,
    };

    expect(Object.keys(errorsOf({ isCompany: true }, real)).filter((name) => name in real)).toEqual([]);
    const tooLong = { ...real, deliveryHome: 'д'.repeat(129), requisiteName: 'Г'.repeat(501) };
    expect(errorsOf({ isCompany: true }, tooLong)).toMatchObject({
      deliveryHome: 'Длина поля не может превышать 128 символов',
      requisiteName: 'Длина поля не может превышать 500 символов',
    });
  });

  it('has no rules for fields that the form does not show', () => {
    const schema = orderSchema({
      today: '2026-11-20',
      firstDay: '2026-11-20',
      isPaymentDisabled: true,
      kindOf: () => PICKUP,
      isShown: (name) => name === 'fio',
    });

    expect(findErrors(schema, { email: 'anna@' })).toEqual({ fio: REQUIRED });
  });
});
