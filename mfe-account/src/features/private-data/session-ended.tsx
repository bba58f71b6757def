import { useAuth, useLocation } from '@shop/shared/runtime';
import { Button, EmptyState, UserIcon } from '@shop/shared/ui';

/** The cookie is there but the session is not; after signing in the buyer comes back here. */
export function SessionEnded() {
  const openModal = useAuth((state) => state.openModal);
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      icon={<UserIcon size={32} />}
      title="Вы вышли из учётной записи"
      text="Прошло 7 дней или пароль изменили. Войдите снова: корзина сохранена."
      action={<Button onClick={() => openModal('login', pathname + search)}>Войти</Button>}
    />
  );
}
