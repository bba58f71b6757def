export { readAbilities, type Abilities } from './abilities';
export { meetsNeed, NEEDS, suitsVehicle, VEHICLES, type Need, type Vehicle } from './needs';
