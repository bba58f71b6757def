/** Numbers that texts say themselves, and why no fact is named. */
export interface ListedNumbers {
  reason: string;
  /** The fact that these sources repeat, since they are not filled: the number is its value. */
  fact?: string;
  /** By source, written as `numbersIn` writes them. */
  numbers: Readonly<Record<string, readonly string[]>>;
}

const PAGES = 'mfe-solutions/src/content/pages';
const MANUALS = 'mfe-solutions/src/content/manuals';
const DIALOG = 'mfe-solutions/src/content/dialog.json';

const CONTRACT: readonly ListedNumbers[] = [
  {
    reason: 'Закон о защите прав потребителей, статьи 18–25 и 26.1',
    numbers: {
      [`${PAGES}/info-exchange-and-returns.json`]: ['7 дней', '10 дней', '14 дней', '20 дней', '45 дней', '3 мес.'],
      [`${PAGES}/info-payment-rules.json`]: ['10 дней'],
      'host/documents/public-offer.md': ['7 дней', '10 дней', '14 дней', '20 дней', '45 дней', '3 мес.'],
      'host/documents/return-memo.md': ['7 дней', '10 дней'],
      'shared/src/rules/seller/contacts.ts': ['10 дней'],
    },
  },
  {
    reason: 'сроки по закону о персональных данных, о бухгалтерском учёте и Гражданскому кодексу',
    numbers: {
      'host/documents/privacy-policy.md': ['24 ч', '72 ч', '3 дней', '5 дней', '7 дней', '10 дней', '30 дней'].concat([
        '90 дней',
        '180 дней',
        '12 мес.',
        '1 лет',
        '3 лет',
        '4 лет',
        '5 лет',
      ]),
    },
  },
  {
    reason: 'условие договора, стоит только здесь',
    numbers: {
      'host/documents/public-offer.md': ['24 ч', '30 дней'],
      [`${PAGES}/info-payment-rules.json`]: ['5 дней'],
      [`${PAGES}/info-delivery.json`]: ['0 ₽', '7 дней'],
      'api/src/mail/mails.json': ['0 ₽'],
    },
  },
  {
    reason: 'обещание перезвонить там, где тексты фактами не наполняются',
    fact: 'order.callback',
    numbers: {
      'host/src/phone-order/texts.ts': ['15 мин'],
      'mfe-cart-checkout/src/features/fast-order/texts.ts': ['15 мин'],
      'mfe-cart-checkout/src/pages/checkout/texts.ts': ['15 мин'],
      'mfe-cart-checkout/src/pages/finish/texts.ts': ['15 мин'],
    },
  },
  {
    reason: 'срок возврата там, где тексты фактами не наполняются',
    fact: 'returns.term',
    numbers: {
      'shared/src/rules/seller/contacts.ts': ['14 дней'],
      'mfe-catalog/src/pages/product/product-page.tsx': ['14 дней'],
    },
  },
  {
    reason: 'название услуги «Мониторинг, 12 месяцев»',
    fact: 'monitoring.history',
    numbers: {
      [`${PAGES}/lease.json`]: ['12 мес.'],
    },
  },
];

const SITE: readonly ListedNumbers[] = [
  {
    reason: 'сроки ссылок, заявок и входа: правила API',
    numbers: {
      'api/src/mail/mails.json': ['1 ч', '3 дней', '180 дней'],
      'host/src/auth/unconfirmed-email.tsx': ['3 дней'],
      'mfe-account/src/features/private-data/private-data.tsx': ['90 дней'],
      'mfe-account/src/pages/profile/texts.ts': ['3 дней'],
      'mfe-account/src/pages/reset/texts.ts': ['1 ч'],
      'mfe-catalog/src/pages/stock-notices/stock-notices-page.tsx': ['180 дней'],
    },
  },
  {
    reason: 'предел размера файла',
    numbers: {
      'api/src/modules/media/add-media.ts': ['500 КБ'],
      'api/src/modules/media/check-drawing.ts': ['500 КБ'],
      'api/src/modules/media/refused-picture.ts': ['10 МБ'],
      'host/server/web/http/media-proxy.ts': ['10 МБ'],
      'mfe-studio/src/features/fields/picture-zone.tsx': ['10 МБ'],
      'mfe-studio/src/features/media/file-library.tsx': ['10 МБ'],
      'mfe-studio/src/features/media/upload-picture.ts': ['10 МБ'],
      'mfe-studio/src/features/word-files/use-word-file.ts': ['20 МБ'],
    },
  },
  {
    reason: 'выбор напряжения бортовой сети',
    numbers: {
      'host/src/layout/site-search.tsx': ['24 В'],
      'mfe-cart-checkout/src/features/booking/texts.ts': ['12 В', '24 В'],
      'mfe-catalog/src/pages/choose/questions.ts': ['12 В', '24 В'],
      'shared/src/rules/booking/booking-schema.ts': ['12 В', '24 В'],
    },
  },
  {
    reason: 'наименьший срок перевозчика; на странице доставки это {delivery.transport_days}',
    numbers: { 'mfe-catalog/src/pages/product/product-page.tsx': ['2 дней'] },
  },
  { reason: 'цена одной штуки', numbers: { 'mfe-catalog/src/pages/product/volume-prices.tsx': ['1 шт.'] } },
  { reason: 'парковка у офиса', numbers: { [`${PAGES}/contacts.json`]: ['2 ч'] } },
  {
    reason: 'сколько моделей названо на этой же странице',
    numbers: { [`${PAGES}/about.json`]: ['5 моделей'] },
  },
  {
    reason: 'счёт точек по видам для прежних выпусков; страница показывает факт {places.…}',
    numbers: Object.fromEntries(
      ['about', 'home'].map((page) => [`${PAGES}/${page}.json`, ['35 центров', '37 центров', '16 устройств']]),
    ),
  },
];

const EXAMPLES: readonly ListedNumbers[] = [
  {
    reason: 'пример из истории или с экрана кабинета',
    numbers: {
      [`${PAGES}/home.json`]: ['0 км/ч', '4 м', '6,4 км', '11 °', '31 мин', '71 ч'],
      [`${PAGES}/logistic.json`]: ['18 машин', '45 мин', '38 л', '412 л', '3 610 л', '218 км', '12 460 км', '−18 °'],
      [`${PAGES}/rental.json`]: ['40 машин', '2 ч', '64 км/ч', '96 км', '412 км', '9 840 км'],
    },
  },
  {
    reason: 'калькулятор: числа, от которых он считает; цены товаров он берёт из каталога',
    numbers: {
      [`${PAGES}/integrators.json`]: ['30 дней', '3 600 с'],
      [`${PAGES}/lease.json`]: ['50 %', '3600 ₽', '8400 ₽'],
      [`${PAGES}/logistic.json`]: ['100 км', '300 ₽', '37100 ₽'],
      [`${PAGES}/rental.json`]: ['7 ₽', '25 %', '30 дней', '300 ₽', '7900 ₽'],
    },
  },
  {
    reason: 'заметка с датой: говорит о том, что было тогда',
    numbers: {
      [`${PAGES}/media.json`]: ['12 мес.', '30 %', '55 точек', '25 городов', '11 мА', '8 мА', '4 ч', '+20 °', '20 л'],
    },
  },
  {
    reason: 'пилотный проект и работа мастеров на площадке парка',
    numbers: {
      [`${PAGES}/lease.json`]: ['4 устройств', '12 устройств'],
      [`${PAGES}/rental.json`]: ['12 машин'],
    },
  },
  {
    reason: 'условия и оценки для интеграторов, стоят только здесь',
    numbers: { [`${PAGES}/integrators.json`]: ['12 мес.', '2 с', '120 запросов', '16 ГБ', '2 000 устройств'] },
  },
];

const byManual = (numbers: Readonly<Record<string, readonly string[]>>): ListedNumbers['numbers'] =>
  Object.fromEntries(Object.entries(numbers).map(([slug, list]) => [`${MANUALS}/${slug}.md`, list]));

const DEVICES: readonly ListedNumbers[] = [
  {
    reason: 'комплект поставки, по накладной',
    numbers: byManual({
      duos_online: ['1 шт.'],
      invis_duos: ['1 шт.'],
      invis_duos_s: ['1 шт.'],
      invis_duos_3dl: ['1 шт.', '3 шт.'],
      invis_duos_logistic: ['1 шт.'],
    }),
  },
  {
    reason: 'порядок действий и техника безопасности',
    numbers: {
      ...byManual({
        duos_online: ['1–3 мин', '5 мин', '2 %'],
        invis_duos: ['10 см', '15 м', '2–3 с', '10 с', '5 мин', '30 %'],
        invis_duos_s: ['15 м', '10 с', '5 мин', '15 мин', '6 ч', '30 %'],
        invis_duos_3dl: ['15 м', '2–3 с', '5 мин', '30 мин'],
        invis_duos_logistic: ['3 А', '9 В', '10 л', '20 л', '5 мин', '10 мин'],
      }),
      [DIALOG]: [
        '3 с',
        '10 с',
        '1–3 мин',
        '2 мин',
        '5 мин',
        '10 мин',
        '15 мин',
        '30 мин',
        '4 ч',
        '6 ч',
        '4–5 недель',
      ].concat(['10 л', '9 В', '2 %', '3 %', '15 %']),
      [`${PAGES}/support.json`]: ['10 с', '5 мин'],
      'api/src/db/demo-data/products.json': ['2 с'],
    },
  },
  {
    reason: 'расход за месяц: ток изделия × 720 ч, округлено',
    numbers: {
      ...byManual({
        duos_online: ['4,5 А·ч'],
        invis_duos: ['6 А·ч'],
        invis_duos_s: ['4 А·ч'],
        invis_duos_3dl: ['8 А·ч'],
      }),
      [DIALOG]: ['8 А·ч'],
    },
  },
  {
    reason: 'условия измерений, испытаний и хранения',
    numbers: {
      ...byManual({
        duos_online: ['−20 до +40 °'],
        invis_duos: ['+20 °', '−20 до +40 °'],
        invis_duos_s: ['+20 °', '−20 до +40 °'],
        invis_duos_3dl: ['+20 °', '−20 до +40 °'],
        invis_duos_logistic: ['+20 °', '−20 до +40 °'],
      }),
      [`${PAGES}/about.json`]: ['−40 °', '+85 °'],
      [`${PAGES}/lease.json`]: ['+20 °'],
      [`${PAGES}/logistic.json`]: ['+20 °'],
      [`${PAGES}/rental.json`]: ['4 м'],
      'mfe-catalog/src/expose/product-extras/properties.tsx': ['+20 °'],
    },
  },
  {
    reason: 'свойства аксессуаров, которые говорит их название или описание',
    numbers: { 'api/src/db/demo-data/products.json': ['2 мм', '128 ГБ', '5 В'] },
  },
  {
    reason: 'пределы файла товаров и срок, в который его можно отменить',
    numbers: {
      'api/src/http/staff-files-route.ts': ['5 МБ'],
      'api/src/modules/staff-files/file-columns.ts': ['10 000 000 ₽'],
      'api/src/modules/staff-files/read-table.ts': ['5 МБ'],
      'api/src/modules/staff-files/undo-file.ts': ['30 дней'],
      'host/server/web/http/staff-files-proxy.ts': ['5 МБ'],
    },
  },
  {
    reason: 'срок, за который «Студия» показывает посещения страниц',
    numbers: {
      'mfe-studio/src/features/figures/day-chart.tsx': ['90 дней'],
      'mfe-studio/src/features/page-test/start-form.tsx': ['90 дней'],
      'mfe-studio/src/pages/page-list/page-table.tsx': ['90 дней'],
    },
  },
  {
    reason: 'срок, в который шаг заказа ещё можно вернуть',
    numbers: { 'api/src/modules/staff-orders/move-order.ts': ['10 мин'] },
  },
  { reason: 'напоминание до конца срока', numbers: { 'api/src/db/demo-data/products.json': ['14 дней'] } },
  {
    reason: 'размеры на чертеже: в свойствах их нет',
    numbers: {
      'mfe-catalog/src/content/picture-labels.json': ['128 мм', '76 мм', '32 мм', '140 мм', '94 мм', '39 мм'],
    },
  },
  {
    reason: 'число линий: факт invis_duos_3dl.blocking говорит его вместе со словами',
    numbers: { 'api/src/db/demo-data/product-details.json': ['3 линий'] },
  },
];

export const LISTED_NUMBERS: readonly ListedNumbers[] = [...CONTRACT, ...SITE, ...EXAMPLES, ...DEVICES];
