import type { BookingValues } from './booking-draft';

export const LABELS: Record<Exclude<keyof BookingValues, 'leftOut'>, string> = {
  forProductId: 'Модель устройства',
  city: 'Город',
  placeId: 'Установочный центр',
  address: 'Адрес, куда приехать мастеру',
  carMake: 'Марка машины',
  carModel: 'Модель машины',
  carYear: 'Год выпуска',
  voltage: 'Бортовая сеть',
  date: 'Желаемый день',
  half: 'Половина дня',
};

export const TEXTS = {
  title: 'Где и когда',
  devices: 'На что записываемся',
  deviceText: '{name}: {count}\u00A0× {price}',
  deviceHours: '{device}, {hours}',
  lastDevice: 'Хотя бы одно устройство остаётся: услугу целиком можно убрать из корзины.',
  otherModel: 'Другая или не знаю',
  modelHint: 'От модели зависят цена и\u00A0время работ',
  choose: 'Выберите',
  voltages: { '12': '12\u00A0В: легковые и\u00A0лёгкие грузовые', '24': '24\u00A0В: грузовики и\u00A0автобусы' },
  centres: {
    loading: 'Загружаем установочные центры',
    failed: {
      title: 'Центры не загрузились',
      text: 'Попробуйте ещё раз или оформите быстрый заказ: центр подберёт менеджер.',
    },
    cityFirst: 'Выберите город: покажем центры и\u00A0часы их работы.',
  },
  addressExample: 'Город, улица, дом, где стоит машина',
  addressHint: 'Выезжаем по\u00A0Москве и\u00A0области. В\u00A0других городах приезжайте в\u00A0центр.',
  wish: 'День и\u00A0время — пожелание: менеджер подтвердит их по\u00A0телефону.',
  cart: {
    empty: 'Ещё не\u00A0выбрано. Можно сейчас, можно при оформлении.',
    edit: 'Выбрать центр и\u00A0день',
    editVisit: 'Указать адрес и\u00A0день',
    change: 'Изменить',
    hide: 'Скрыть',
    follows: 'По числу устройств',
  },
} as const;
