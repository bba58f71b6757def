import { AppError } from '../../errors/app-error';
import type { StaffRight, StaffRole } from '../../generated/resolvers-types';
import { ALL_RIGHTS, inOrder } from '../../staff-rights';

const OF_ROLE: Record<StaffRole, readonly StaffRight[]> = {
  editor: ['pages'],
  publisher: ['pages', 'publish', 'people'],
};

const REFUSED: Record<StaffRight, string> = {
  orders: 'Это может только тот, кто ведёт заказы',
  goods: 'Это может только тот, кто ведёт товары',
  shop: 'Это может только тот, кто меняет настройки магазина',
  pages: 'Нет доступа к\u00A0студии',
  publish: 'Это может только тот, кто публикует страницы',
  people: 'Это может только тот, кто даёт доступ другим',
  leads: 'Это может только тот, кто отвечает на\u00A0заявки, отзывы и\u00A0вопросы',
};

export const isOwner = (rights: readonly StaffRight[]): boolean => ALL_RIGHTS.every((right) => rights.includes(right));

/** The role that yesterday’s clients know rights by; null when they cannot edit pages. */
export function roleOf(rights: readonly StaffRight[]): StaffRole | null {
  if (rights.includes('publish')) return 'publisher';
  return rights.includes('pages') ? 'editor' : null;
}

/** The rights that a role of yesterday’s clients stands for. */
export const rightsOfRole = (role: StaffRole): readonly StaffRight[] => OF_ROLE[role];

/** The refusal of somebody who lacks a right. */
export function lacks(right: StaffRight): AppError {
  return new AppError('FORBIDDEN', `needs the right ${right}`, { right, text: REFUSED[right] });
}

/**
 * Nobody gives, takes or overrules a right that they lack.
 * @throws AppError FORBIDDEN with the first such right
 */
export function refuseBeyond(own: readonly StaffRight[], touched: readonly StaffRight[]): void {
  const beyond = inOrder(touched).find((right) => !own.includes(right));
  if (beyond) throw lacks(beyond);
}
