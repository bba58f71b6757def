export { StaffHead } from './head/staff-head';
export { OwnFactors } from './own/own-factors';
export { People } from './people/people';
export { QrCode } from './setup/qr-code';
export { StaffGate } from './staff-gate';
export { nameRights } from './rights';
export { useMay, useProve, useRights } from './staff-context';
export type { LoadScreen } from './use-access';
export type { StaffRight } from '../generated/graphql';
