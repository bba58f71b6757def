import type { ReactNode } from 'react';
import { Link } from '@shop/shared/runtime';
import { StaffHead, useRights } from '@shop/shared/staff';
import { OWN_ACCESS, SECTIONS, type SectionName } from '../sections';

interface AdminFrameProps {
  at: SectionName | 'access';
  children: ReactNode;
}

/** The head of all screens of «Магазин». It leads only to those that the person may use. */
export function AdminFrame({ at, children }: AdminFrameProps) {
  const rights = useRights();
  const places = SECTIONS.filter(({ right }) => rights.includes(right));
  const here = SECTIONS.find(({ name }) => name === at)?.path ?? OWN_ACCESS;
  return (
    <>
      <StaffHead tool="admin" places={places} at={here}>
        <Link to={OWN_ACCESS} aria-current={at === 'access' ? 'page' : undefined}>
          Вход
        </Link>
      </StaffHead>
      {children}
    </>
  );
}
