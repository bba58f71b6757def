export { placesLd } from './places-ld';
export { PlacesView } from './places-view';
export { IN_CITIES, POINTS } from './texts';
export { useShownPlaces } from './use-shown-places';
