import type { ComponentType } from 'react';
import { StaffRightsContext, type StaffRight } from '@shop/shared/staff';

/** A screen as the gate shows it to somebody with these rights. */
export const withRights = (Screen: ComponentType, ...rights: StaffRight[]): ComponentType =>
  function ScreenOfPerson() {
    return (
      <StaffRightsContext value={rights}>
        <Screen />
      </StaffRightsContext>
    );
  };
