export { PlacesMap } from './places-map';
