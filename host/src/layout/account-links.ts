import { BoxIcon, PinIcon, UserIcon } from '@shop/shared/ui';
import type { SolutionLink } from './navigation';

/** Pages of a user, beside the way out. */
export const ACCOUNT_LINKS: readonly SolutionLink[] = [
  { to: '/profile', text: 'Мой профиль', Icon: UserIcon },
  { to: '/orders', text: 'Мои заказы', Icon: BoxIcon },
  { to: '/addresses', text: 'Мои адреса', Icon: PinIcon },
];
