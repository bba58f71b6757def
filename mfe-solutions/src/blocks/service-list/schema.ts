import { list, oneOf, optional, shape, text, type Infer } from '../../schema';
import { headFields, linkSchema } from '../common-schema';

export const serviceListSchema = shape({
  ...headFields,
  items: list(
    shape({
      title: text(),
      text: text(),
      link: linkSchema,
      picture: optional(oneOf('taxi', 'crossover', 'truck', 'rack')),
    }),
  ),
});

export type ServiceListProps = Infer<typeof serviceListSchema>;
