import { placesLd } from '../../places';
import type { BlockJsonLd } from '../block';

export const placesMapJsonLd: BlockJsonLd = ({ lists, publicUrl }) => placesLd(lists.places, publicUrl);
