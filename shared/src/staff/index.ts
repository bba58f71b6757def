export { People } from './people/people';
export { StaffGate } from './staff-gate';
export { StaffRightsContext, useMay, useRights } from './staff-context';
export { nameRights, needFactor, PRESETS, RIGHT_LABELS, type RightsPreset } from './rights';
export type { LoadScreen } from './use-access';
export type { StaffRight } from '../generated/graphql';
