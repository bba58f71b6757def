export { People } from './people/people';
export { QrCode } from './setup/qr-code';
export { StaffGate } from './staff-gate';
export { useMay, useRights } from './staff-context';
export type { LoadScreen } from './use-access';
export type { StaffRight } from '../generated/graphql';
