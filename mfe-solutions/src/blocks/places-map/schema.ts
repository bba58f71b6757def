import type { InferType } from 'yup';
import { shape } from '../../content/fields';
import { headFields } from '../common-fields';

export const placesMapSchema = shape(headFields).label('Точки на\u00A0карте и\u00A0списком');

export type PlacesMapProps = InferType<typeof placesMapSchema>;
