/** The seller, as named in section 15 of the public offer. */
export const SELLER = {
  name: 'ИП Соколов Д.\u00A0А.',
  facts: [
    { label: 'ИНН', value: '500000000000' },
    { label: 'ОГРНИП', value: '300000000000000' },
    {
      label: 'Адрес',
      value: '141400, Московская область, г.\u00A0Химки, ул.\u00A0Пролётная, д.\u00A012, офис\u00A041',
    },
    { label: 'Банк', value: 'АО «Банк-образец»' },
    { label: 'БИК', value: '044500000' },
    { label: 'Расчётный счёт', value: '40802810000000000000' },
    { label: 'Корр. счёт', value: '30101810000000000000' },
    { label: 'Телефон', value: '8\u00A0800\u00A0000-24-70' },
  ],
} as const;
