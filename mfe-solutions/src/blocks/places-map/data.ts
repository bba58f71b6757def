import { placesData, type PlacesData, placesLd } from '../../places';
import type { BlockData, BlockJsonLd } from '../block';
import type { PlacesMapProps } from './schema';

export const placesMapData: BlockData<PlacesMapProps, PlacesData> = (_props, context) => placesData(context);

export const placesMapJsonLd: BlockJsonLd = ({ lists, publicUrl }) => placesLd(lists.places, publicUrl);
