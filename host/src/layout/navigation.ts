import { CarIcon, DocIcon, ServerIcon, TruckIcon } from '@shop/shared/ui';

export interface NavLink {
  to: string;
  text: string;
}

export interface SolutionLink extends NavLink {
  Icon: typeof CarIcon;
}

/** Entries before and after the dropdown «Решения». */
export const NAV_START: readonly NavLink[] = [
  { to: '/products', text: 'Оборудование' },
  { to: '/services', text: 'Услуги' },
];

export const NAV_END: readonly NavLink[] = [
  { to: '/integrators', text: 'Сервер Мониторинга' },
  { to: '/wherebuy', text: 'Где купить' },
  { to: '/support', text: 'Поддержка' },
  { to: '/about', text: 'О компании' },
];

/** Title of the dropdown; pages name it as their parent. */
export const SOLUTIONS_TITLE = 'Решения';

export const SOLUTIONS: readonly SolutionLink[] = [
  { to: '/rental', text: 'Прокат и такси', Icon: CarIcon },
  { to: '/lease', text: 'Лизинговые компании', Icon: DocIcon },
  { to: '/logistic', text: 'Логистические компании', Icon: TruckIcon },
  { to: '/integrators', text: 'Интеграторы', Icon: ServerIcon },
];

/** `page` for the page itself, `true` for pages below it, such as /support/success. */
export function currentMark(pathname: string, to: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}

/** A page of «Решения» that has no entry of its own in the first level. */
export function isSolutionCurrent(pathname: string, solutions: readonly NavLink[] = SOLUTIONS): boolean {
  const isUnder = ({ to }: NavLink) => currentMark(pathname, to) !== undefined;
  return solutions.some(isUnder) && !NAV_END.some(isUnder);
}
