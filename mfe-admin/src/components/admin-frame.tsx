import type { ReactNode } from 'react';
import { StaffHead, useRights } from '@shop/shared/staff';
import { useWaitingReviews } from '../hooks';
import { OWN_ACCESS, SECTIONS, type SectionName } from '../sections';

interface AdminFrameProps {
  at: SectionName | 'access';
  /** How many reviews and questions wait, where the screen knows it itself. */
  waitingReviews?: number | undefined;
  children: ReactNode;
}

/** The head of all screens of «Магазин». It leads only to those that the person may use. */
export function AdminFrame({ at, waitingReviews, children }: AdminFrameProps) {
  const rights = useRights();
  const counted = useWaitingReviews(rights.includes('leads'));
  const waiting = waitingReviews ?? counted;
  const sections = SECTIONS.filter(({ right }) => rights.includes(right)).map(({ name, path, label }) => ({
    path,
    label: name === 'reviews' && waiting > 0 ? `${label} (${waiting})` : label,
  }));
  const places = [...sections, { path: OWN_ACCESS, label: 'Вход' }];
  const here = SECTIONS.find(({ name }) => name === at)?.path ?? OWN_ACCESS;
  return (
    <>
      <StaffHead tool="admin" places={places} at={here} />
      {children}
    </>
  );
}
