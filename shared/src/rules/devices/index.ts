export { readAbilities, type Abilities } from './abilities';
export { NEEDS, type Need } from './need-names';
export { meetsNeed, suitsVehicle, VEHICLES, type Vehicle } from './needs';
