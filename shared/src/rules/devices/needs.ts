import type { Abilities } from './abilities';
import type { Need } from './need-names';

const IS_MET: Readonly<Record<Need, (abilities: Abilities) => boolean>> = {
  block: ({ lines }) => lines > 0,
  find: ({ isOnMap, hasBeacon }) => isOnMap && hasBeacon,
  fleet: ({ isOnMap, watchesDriving, watchesFuel, isForDevices }) =>
    (isOnMap && (watchesDriving || watchesFuel)) || isForDevices,
  self: ({ isDevice, isOnMap, isHidden, hasOwnPower }) => hasOwnPower || ((isDevice || isOnMap) && !isHidden),
  battery: ({ hasOwnPower }) => hasOwnPower,
};

/** Whether a product with these abilities is what the need asks for. */
export function meetsNeed(abilities: Abilities, need: Need): boolean {
  return IS_MET[need](abilities);
}

/** Kinds of vehicles that need different devices. */
export const VEHICLES = ['light', 'truck', 'moto', 'trailer'] as const;

export type Vehicle = (typeof VEHICLES)[number];

const forVolts =
  (volts: number) =>
  ({ isForTrailer, hasOwnPower, takesVolts }: Abilities) =>
    !isForTrailer && (hasOwnPower || takesVolts(volts));

const SUITS: Readonly<Record<Vehicle, (abilities: Abilities) => boolean>> = {
  light: forVolts(12),
  truck: forVolts(24),
  moto: ({ hasOwnPower, isForTrailer }) => hasOwnPower && !isForTrailer,
  trailer: ({ isForTrailer }) => isForTrailer,
};

/** Whether a device with these abilities suits the vehicle (docs/rules.md, Choosing a model). */
export function suitsVehicle(abilities: Abilities, vehicle: Vehicle): boolean {
  return SUITS[vehicle](abilities);
}
