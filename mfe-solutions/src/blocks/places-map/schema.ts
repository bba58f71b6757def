import { shape, type ValueOf } from '@shop/shared/page-documents';
import { headFields } from '../common-fields';

export const placesMapSchema = shape(headFields, 'Точки на\u00A0карте и\u00A0списком');

export type PlacesMapProps = ValueOf<typeof placesMapSchema>;
