import { useAuth } from '@shop/shared/runtime';
import { Button, EmptyState, KeyIcon } from '@shop/shared/ui';
import { TEXTS } from './texts';

/** The link is too old, was used, or is no whole one; a new mail is asked for in the sign-in dialog. */
export function DeadLink() {
  const openModal = useAuth((state) => state.openModal);
  const { title, text, button } = TEXTS.dead;
  return (
    <div role="status">
      <EmptyState
        icon={<KeyIcon size={32} />}
        title={title}
        text={text}
        action={<Button onClick={() => openModal('recovery')}>{button}</Button>}
      />
    </div>
  );
}
