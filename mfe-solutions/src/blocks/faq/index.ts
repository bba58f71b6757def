import { defineBlock } from '../block';
import { FaqBlock } from './faq-block';
import { faqSchema } from './schema';

export const faq = defineBlock(faqSchema, FaqBlock);
