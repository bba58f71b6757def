import { MAIN_MENU, SOLUTIONS, type NavLink } from './site-links';

/** Returns `aria-current`: `page` for the page, `true` below it, as in /support/success. */
export function currentMark(pathname: string, to: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}

/** Tells whether to mark «Решения»: a page that is also in the first level is marked there. */
export function isSolutionCurrent(pathname: string, solutions: readonly NavLink[] = SOLUTIONS): boolean {
  const isUnder = ({ to }: NavLink) => currentMark(pathname, to) !== undefined;
  return solutions.some(isUnder) && !MAIN_MENU.some(isUnder);
}
