export { readPoint } from './place-fields';
export { PlaceForm } from './place-form';
export { PlaceList } from './place-list';
export { usePlaces } from './use-places';
