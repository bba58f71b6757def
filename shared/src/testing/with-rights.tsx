import type { ComponentType } from 'react';
import { ProveContext, StaffRightsContext } from '../staff/staff-context';
import type { StaffRight } from '../staff';

/** Whoever is asked for the second factor has it at hand. */
const prove = () => Promise.resolve(true);

/** A screen as the gate shows it to somebody with these rights. */
export const withRights = (Screen: ComponentType, ...rights: StaffRight[]): ComponentType =>
  function ScreenOfPerson() {
    return (
      <StaffRightsContext value={rights}>
        <ProveContext value={prove}>
          <Screen />
        </ProveContext>
      </StaffRightsContext>
    );
  };
