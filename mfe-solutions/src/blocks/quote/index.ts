import { defineBlock } from '../block';
import { Quote } from './quote';
import { quoteSchema } from './schema';

export const quote = defineBlock(quoteSchema, Quote);
