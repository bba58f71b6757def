import { useState } from 'react';
import { fillTemplate } from '@shop/shared/format';
import { useShop } from '@shop/shared/runtime';
import { hasSessionEnded } from '@shop/shared/forms';
import { TEXTS } from './texts';
import { closeSession, type UserSession } from './user-sessions';

const { closed, closeFailed } = TEXTS.sessions;

/** Ends sessions one at a time, and says so. */
export function useCloseSession(onClosed: (session: UserSession) => void) {
  const { client, notices, track } = useShop();
  const [closingId, setClosingId] = useState<number | null>(null);
  const { show } = notices.getState();

  const close = async (session: UserSession) => {
    if (closingId !== null) return;
    setClosingId(session.id);
    try {
      await track(closeSession(client, session.id));
      onClosed(session);
      show({ ...closed, text: fillTemplate(closed.text, { device: session.device }) });
    } catch (error) {
      // The end of this session has a notice of its own.
      if (!hasSessionEnded(error)) show({ ...closeFailed, kind: 'error' });
    } finally {
      setClosingId(null);
    }
  };

  return { closingId, close };
}
