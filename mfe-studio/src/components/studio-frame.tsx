import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LEADS_RIGHTS, StaffHead, useRights, type StaffRight } from '@shop/shared/staff';
import { media } from '@shop/shared/ui';

const Body = styled.div`
  max-width: 1200px;
  margin: 0 auto;
  padding: 24px 32px 64px;

  @media ${media.phone} {
    padding: 16px 16px 48px;
  }
`;

const FOR_PAGES: readonly StaffRight[] = ['pages', 'publish'];

const SITE_RIGHTS: readonly StaffRight[] = ['publish'];

const PLACES = [
  { path: '/studio', label: 'Страницы', rights: FOR_PAGES },
  { path: '/studio/texts', label: 'Слова', rights: FOR_PAGES },
  { path: '/studio/links', label: 'Ссылки', rights: FOR_PAGES },
  { path: '/studio/site', label: 'Сайт', rights: SITE_RIGHTS },
  { path: '/studio/leads', label: 'Заявки', rights: LEADS_RIGHTS },
  { path: '/studio/people', label: 'Люди', rights: FOR_PAGES },
] as const;

interface StudioFrameProps {
  /** The path of this screen. */
  at: (typeof PLACES)[number]['path'];
  children: ReactNode;
}

/** The head of the screens beside the editor. It leads only to those that the person may use. */
export function StudioFrame({ at, children }: StudioFrameProps) {
  const own = useRights();
  const places = PLACES.filter(({ rights }) => rights.some((right) => own.includes(right)));
  return (
    <>
      <StaffHead tool="studio" places={places} at={at} />
      <Body>{children}</Body>
    </>
  );
}
