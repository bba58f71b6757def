import { Link } from '@shop/shared/runtime';
import { ButtonLink, CartIcon, EmptyState } from '@shop/shared/ui';

/** Nothing to order yet, and where to begin. */
export function EmptyCart() {
  return (
    <EmptyState
      icon={<CartIcon size={32} />}
      title="В корзине пусто"
      text="Добавьте комплекс, и мы подберём аксессуары и установку."
      action={
        <ButtonLink as={Link} to="/products">
          Выбрать комплекс
        </ButtonLink>
      }
    />
  );
}
