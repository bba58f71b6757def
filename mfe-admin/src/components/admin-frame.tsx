import type { ReactNode } from 'react';
import { StaffHead, useRights } from '@shop/shared/staff';
import { OWN_ACCESS, SECTIONS, type SectionName } from '../sections';

interface AdminFrameProps {
  at: SectionName | 'access';
  children: ReactNode;
}

/** The head of all screens of «Магазин». It leads only to those that the person may use. */
export function AdminFrame({ at, children }: AdminFrameProps) {
  const rights = useRights();
  const sections = SECTIONS.filter(({ right }) => rights.includes(right));
  const places = [...sections, { path: OWN_ACCESS, label: 'Вход' }];
  const here = SECTIONS.find(({ name }) => name === at)?.path ?? OWN_ACCESS;
  return (
    <>
      <StaffHead tool="admin" places={places} at={here} />
      {children}
    </>
  );
}
