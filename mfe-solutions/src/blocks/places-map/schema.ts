import { shape, type Infer } from '../../schema';
import { headFields } from '../common-schema';

export const placesMapSchema = shape(headFields);

export type PlacesMapProps = Infer<typeof placesMapSchema>;
