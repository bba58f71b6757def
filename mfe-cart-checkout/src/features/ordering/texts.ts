import { SHOP_PHONE_IN_TEXT } from '@shop/shared/seller';

/** The button that reduces an order to what is in stock. */
export const ORDER_AVAILABLE = 'Заказать то, что есть';

export const SHORT = {
  discontinued: '{name}: снят с\u00A0продажи',
  left: '{name}: осталось {count}\u00A0шт., в\u00A0корзине {wanted}',
  soldOut: '{name}: нет в наличии, только по телефону',
} as const;

export const FAILURES = {
  order: {
    title: 'Заказ не оформлен',
    text: `Не удалось оформить заказ. Данные сохранены, попробуйте ещё раз или позвоните: ${SHOP_PHONE_IN_TEXT}.`,
    safety: 'Если первый заказ всё же дошёл, второго не будет.',
    button: 'Повторить',
  },
  offline: {
    title: 'Нет соединения',
    text: 'Проверьте интернет. То, что вы ввели, останется на странице.',
    button: 'Повторить',
  },
  stock: {
    title: 'Товара стало меньше',
    text: 'Пока вы оформляли заказ, часть товара купили.',
    line: '{name}. Доступно: {available}\u00A0шт.',
    advice: 'Измените количество.',
  },
  dearer: {
    title: 'Заказ подорожал',
    text: 'Пока вы его оформляли, цена выросла. Теперь сумма заказа {total}.',
    line: '{name}: было {was}, стало {now}',
    advice: 'Мы ничего не заказали. Если новая сумма подходит, отправьте заказ ещё раз.',
    button: 'Заказать за {total}',
  },
  tooMany: {
    title: 'Слишком много попыток',
    text: 'Подождите {minutes}\u00A0мин. и попробуйте снова.',
    button: 'Понятно',
  },
} as const;
