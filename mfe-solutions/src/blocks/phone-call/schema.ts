import { list, shape, text, type Infer } from '../../schema';
import { anchorFields, linkSchema } from '../common-schema';

export const phoneCallSchema = shape({ ...anchorFields, phone: linkSchema, text: text(), links: list(linkSchema) });

export type PhoneCallProps = Infer<typeof phoneCallSchema>;
