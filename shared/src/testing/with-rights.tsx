import type { ComponentType } from 'react';
import { StaffRightsContext } from '../staff/staff-context';
import type { StaffRight } from '../staff';

/** A screen as the gate shows it to somebody with these rights. */
export const withRights = (Screen: ComponentType, ...rights: StaffRight[]): ComponentType =>
  function ScreenOfPerson() {
    return (
      <StaffRightsContext value={rights}>
        <Screen />
      </StaffRightsContext>
    );
  };
