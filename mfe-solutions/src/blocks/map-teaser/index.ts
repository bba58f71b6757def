import { defineBlock } from '../block';
import { MapTeaser } from './map-teaser';
import { mapTeaserSchema } from './schema';

export const mapTeaser = defineBlock(mapTeaserSchema, MapTeaser);
