export { PlacesMap, type PlacesMapProps } from './places-map';
