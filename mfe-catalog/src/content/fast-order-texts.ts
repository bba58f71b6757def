// A file of its own: webpack puts a whole file into each chunk that uses a part of it.
export const FAST_ORDER_TEXTS = {
  title: 'Быстрый заказ',
  pending: 'Загружаем форму заказа',
  unavailable:
    'Форма сейчас недоступна. Позвоните по бесплатному номеру, и мы оформим заказ сами, или напишите нам, что выбрали.',
  write: 'Написать нам',
} as const;
