/** Messages of this remote. Holes in braces are filled with values. */
export const TEXTS = {
  cartAdded: {
    title: 'Добавили в корзину',
    withAccessories: '{product} и аксессуары: {accessories}. Всего позиций: {count}.',
    alone: '{product}. Всего позиций: {count}.',
    open: 'Открыть корзину',
  },
  compareAdded: { title: 'Добавили к сравнению', text: '{product}. Всего: {count}.' },
  compareRemoved: { title: 'Убрали из сравнения', text: '{product}.' },
  dialogFailed: {
    title: 'Не удалось открыть окно',
    text: 'Проверьте интернет и попробуйте ещё раз или позвоните: 8 800 000-24-70.',
  },
  productsFailed: {
    title: 'Этот блок сейчас недоступен',
    text: 'Не удалось получить список товаров. Остальная страница работает.',
  },
  noGoods: { title: 'Товаров пока нет', text: 'Позвоните, и мы подскажем: 8 800 000-24-70.' },
  noServices: { title: 'Услуг пока нет', text: 'Позвоните, и мы подскажем: 8 800 000-24-70.' },
} as const;
