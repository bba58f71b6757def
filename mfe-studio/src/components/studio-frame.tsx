import type { ReactNode } from 'react';
import styled from 'styled-components';
import { StaffHead } from '@shop/shared/staff';
import { media } from '@shop/shared/ui';

const Body = styled.div`
  max-width: 1200px;
  margin: 0 auto;
  padding: 24px 32px 64px;

  @media ${media.phone} {
    padding: 16px 16px 48px;
  }
`;

const PLACES = [
  { path: '/studio', label: 'Страницы' },
  { path: '/studio/people', label: 'Люди' },
] as const;

interface StudioFrameProps {
  /** The path of this screen. */
  at: (typeof PLACES)[number]['path'];
  children: ReactNode;
}

/** The head of the screens that are not the editor. */
export function StudioFrame({ at, children }: StudioFrameProps) {
  return (
    <>
      <StaffHead tool="studio" places={PLACES} at={at} />
      <Body>{children}</Body>
    </>
  );
}
