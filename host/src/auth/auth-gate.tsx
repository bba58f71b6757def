import { useEffect, useState, type ComponentType } from 'react';
import { useAuth, useShop } from '@shop/shared/runtime';
import { loadAuthDialog } from './load-auth-dialog';

/** Shows the sign-in dialog while it is asked for; fetches it the first time. */
export function AuthGate() {
  const shop = useShop();
  const isVisible = useAuth((state) => state.isModalVisible);
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  const isMissing = isVisible && !Dialog;

  useEffect(() => {
    if (!isMissing) return;
    const { activeTab, returnTo, openModal, closeModal } = shop.auth.getState();
    shop.track(loadAuthDialog()).then(
      ({ AuthDialog }) => setDialog(() => AuthDialog),
      () => {
        closeModal();
        shop.notices.getState().show({
          title: 'Вход не открылся',
          text: 'Проверьте интернет и попробуйте ещё раз.',
          action: { text: 'Повторить', run: () => openModal(activeTab, returnTo) },
        });
      },
    );
  }, [isMissing, shop]);

  return isVisible && Dialog ? <Dialog /> : null;
}
