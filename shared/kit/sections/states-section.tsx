import { BoxIcon, ButtonLink, CartIcon, CompareIcon, EmptyState, ErrorPanel, SkeletonLines, Stack } from '../../src/ui';
import { Board, Strip } from '../board';

export function StatesSection() {
  return (
    <Board title="загрузка, ошибка, пусто">
      <Stack gap={12}>
        <Strip role="status" aria-label="Загружаем товары">
          <SkeletonLines count={5} />
        </Strip>
        <ErrorPanel text="Не удалось получить список товаров. Остальная страница работает." onRetry={() => undefined} />
        <Strip>
          <EmptyState
            level={3}
            icon={<CartIcon size={32} />}
            title="В корзине пусто"
            text="Добавьте комплекс, и мы подберём аксессуары и установку."
            action={<ButtonLink href="#products">Выбрать комплекс</ButtonLink>}
          />
          <EmptyState
            level={3}
            icon={<CompareIcon size={32} />}
            title="Сравнивать пока нечего"
            text="Отметьте два товара одной категории значком сравнения."
            action={
              <ButtonLink kind="outline" href="#products">
                К оборудованию
              </ButtonLink>
            }
          />
          <EmptyState
            level={3}
            icon={<BoxIcon size={32} />}
            title="Заказов ещё нет"
            text="Здесь появятся номера, статусы и документы."
          />
        </Strip>
      </Stack>
    </Board>
  );
}
