import { defineBlock } from '../block';
import { RichText } from './rich-text';
import { richTextSchema } from './schema';

export const richText = defineBlock(richTextSchema, RichText);
