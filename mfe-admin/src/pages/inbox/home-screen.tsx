import { useEffect } from 'react';
import { useNavigate } from '@shop/shared/runtime';
import { useRights } from '@shop/shared/staff';
import { SECTIONS } from '../../sections';
import { Inbox } from './inbox';

/** «Магазин» opens with the orders; who may not see them comes to the first part of their own. */
export function Screen() {
  const rights = useRights();
  const navigate = useNavigate();
  const first = SECTIONS.find(({ right }) => rights.includes(right));
  const isInbox = first?.at === 'orders';
  useEffect(() => {
    if (first && !isInbox) void navigate(first.to, { replace: true });
  }, [first, isInbox, navigate]);
  return isInbox ? <Inbox /> : null;
}
