export { readPoint } from './place-fields';
export { PlaceForm } from './place-form';
export { PointOnMap } from './point-on-map';
export { PlaceList } from './place-list';
export { usePlaces } from './use-places';
