export { placesData, summaryOf, type PlacesData } from './found-places';
export { toShownPlaces, type ShownPlace } from './place';
export { placesLd } from './places-ld';
export { PlacesView } from './places-view';
export { IN_CITIES, POINTS } from './texts';
