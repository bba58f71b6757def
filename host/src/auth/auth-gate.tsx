import { useState } from 'react';
import { useAuth, useShop } from '@shop/shared/runtime';
import { useOnDemand } from '../layout/use-on-demand';
import type { AuthDrafts } from './drafts';
import { loadAuthDialog } from './load-auth-dialog';

/** Shows the sign-in dialog when it is open, and loads it the first time. */
export function AuthGate() {
  const { auth, notices } = useShop();
  const [drafts] = useState<AuthDrafts>({});
  const isVisible = useAuth((state) => state.isModalVisible);
  const dialog = useOnDemand(isVisible, loadAuthDialog, () => {
    const { activeTab, returnTo, knownEmail, openModal, closeModal } = auth.getState();
    closeModal();
    notices.getState().show({
      kind: 'error',
      title: 'Вход не открылся',
      text: 'Проверьте интернет и попробуйте ещё раз.',
      action: { text: 'Повторить', run: () => openModal(activeTab, returnTo, knownEmail) },
    });
  });

  return isVisible && dialog ? <dialog.AuthDialog drafts={drafts} /> : null;
}
