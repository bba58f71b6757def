import { defineBlock } from '../block';
import { ProductStrip } from './product-strip';
import { productStripSchema } from './schema';

export const productStrip = defineBlock(productStripSchema, ProductStrip);
