export { MapTeaser } from './map-teaser';
