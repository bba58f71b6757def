/** What a visitor reads when signing in, or when the server takes something back. */
export const TEXTS = {
  merged: {
    title: 'Корзина сохранена',
    text: 'Товары, которые вы выбрали до входа, уже в вашей корзине.',
  },
  incomplete: {
    title: 'Корзина сохранена не вся',
    text: 'Часть товаров больше нельзя положить в корзину.',
  },
  cartRefused: {
    title: 'Корзина не изменилась',
    text: 'Не удалось сохранить изменение. Показываем корзину такой, как она есть на сервере.',
  },
  compareRefused: {
    title: 'Сравнение не изменилось',
    text: 'Не удалось сохранить изменение. Попробуйте ещё раз.',
  },
  ended: {
    title: 'Сессия закончилась',
    text: 'Войдите снова, всё введённое на месте.',
    button: 'Войти',
  },
} as const;
