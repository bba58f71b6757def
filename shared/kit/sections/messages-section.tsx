import { Note, Toast } from '../../src/ui';
import { Board, Strip } from '../board';

const keepOpen = () => undefined;

export function MessagesSection() {
  return (
    <Board title="уведомления и сообщения">
      <Strip>
        <Toast
          title="Добавили в корзину"
          text="INVIS DUOS и два аксессуара. Всего 3 позиции."
          durationMs={0}
          onClose={keepOpen}
        />
        <Note>Срок доставки изменится, если выбрать другой город.</Note>
        <Note kind="danger">Не удалось оформить заказ. Данные сохранены, попробуйте ещё раз.</Note>
        <Toast
          title="Убрали из корзины"
          text="INVIS DUOS и его аксессуары."
          action={{ text: 'Вернуть', onClick: keepOpen }}
          durationMs={0}
          onClose={keepOpen}
        />
        <Toast
          kind="error"
          title="Нет соединения"
          text="Проверьте интернет. То, что вы ввели, останется на странице."
          durationMs={0}
          onClose={keepOpen}
        />
        <Note kind="warning">Осталось 3 шт. Измените количество.</Note>
      </Strip>
    </Board>
  );
}
