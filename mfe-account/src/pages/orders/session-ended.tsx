import { useAuth } from '@shop/shared/runtime';
import { Button, EmptyState, UserIcon } from '@shop/shared/ui';
import texts from '../../content/texts.json';

/** The cookie is there but the session is not; after signing in the buyer comes back here. */
export function SessionEnded() {
  const openModal = useAuth((state) => state.openModal);
  const { title, text, button } = texts.session;
  return (
    <EmptyState
      icon={<UserIcon size={32} />}
      title={title}
      text={text}
      action={<Button onClick={() => openModal('login', '/orders')}>{button}</Button>}
    />
  );
}
