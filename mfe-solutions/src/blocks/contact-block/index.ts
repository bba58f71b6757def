import { defineBlock } from '../block';
import { ContactBlock } from './contact-block';
import { contactBlockSchema } from './schema';

export const contactBlock = defineBlock(contactBlockSchema, ContactBlock);
