import { list, optional, shape, text, type Infer } from '../../schema';
import { headFields, linkSchema } from '../common-schema';

export const productStripSchema = shape({ ...headFields, slugs: list(text()), link: optional(linkSchema) });

export type ProductStripBlockProps = Infer<typeof productStripSchema>;
