import { defineBlock } from '../block';
import { MediaList } from './media-list';
import { mediaListSchema } from './schema';

export const mediaList = defineBlock(mediaListSchema, MediaList);
