import { optional, shape, text, type Infer } from '../../schema';

export const quoteSchema = shape({ id: text(), text: text(), author: text(), role: optional(text()) });

export type QuoteProps = Infer<typeof quoteSchema>;
