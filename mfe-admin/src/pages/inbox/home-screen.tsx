import { useEffect } from 'react';
import { useNavigate } from '@shop/shared/runtime';
import { useRights } from '@shop/shared/staff';
import { OWN_ACCESS, SECTIONS } from '../../sections';
import { Inbox } from './inbox';

/** «Магазин» opens with the orders; who may not see them comes to the first part of their own. */
export function Screen() {
  const rights = useRights();
  const navigate = useNavigate();
  const first = SECTIONS.find(({ right }) => rights.includes(right));
  const isInbox = first?.name === 'orders';
  const elsewhere = first?.path ?? OWN_ACCESS;
  useEffect(() => {
    if (!isInbox) void navigate(elsewhere, { replace: true });
  }, [elsewhere, isInbox, navigate]);
  return isInbox ? <Inbox /> : null;
}
