import { useEffect, useEffectEvent } from 'react';
import { useAuth, useShop } from '@shop/shared/runtime';
import { Button, EmptyState, UserIcon } from '@shop/shared/ui';

interface SessionEndedProps {
  /** The buyer has signed in again without leaving the page. */
  onSignedIn?: () => void;
}

/** The cookie was there but the session is not; after signing in the buyer is here again. */
export function SessionEnded({ onSignedIn }: SessionEndedProps) {
  const { auth } = useShop();
  const openModal = useAuth((state) => state.openModal);
  const handleSignedIn = useEffectEvent(() => onSignedIn?.());

  useEffect(
    () =>
      auth.subscribe((now, before) => {
        if (now.isAuth && !before.isAuth) handleSignedIn();
      }),
    [auth],
  );

  return (
    <EmptyState
      icon={<UserIcon size={32} />}
      title="Вы вышли из учётной записи"
      text="Прошло 7 дней или пароль изменили. Войдите снова: корзина сохранена."
      action={<Button onClick={() => openModal('login')}>Войти</Button>}
    />
  );
}
