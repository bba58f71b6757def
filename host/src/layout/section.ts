import { createContext, use } from 'react';
import { useLocation } from '@shop/shared/runtime';
import { currentMark } from './navigation';

/** Finds the page in the menu that the page of an address belongs to. */
export type SectionOf = (pathname: string) => string | undefined;

export const SectionContext = createContext<SectionOf>(() => undefined);

/** Returns a function that gives the `aria-current` of a menu's entry by its path. */
export function useCurrentMark(): (to: string) => ReturnType<typeof currentMark> {
  const { pathname } = useLocation();
  const section = use(SectionContext)(pathname);
  return (to) => currentMark(pathname, to) ?? (section === to ? 'true' : undefined);
}
