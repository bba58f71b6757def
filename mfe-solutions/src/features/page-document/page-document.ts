import { list, number, optional, shape, text, type Infer } from '../../schema';

export const rootSchema = shape({
  title: text(),
  description: text(),
  navigation: optional(
    shape({
      label: text(),
      parent: optional(text()),
      order: number(),
      also: optional(list(shape({ label: text(), order: number() }))),
    }),
  ),
});

/** A page as data: what it says of itself, and its blocks in order. */
export interface PageDocument {
  root: { props: Infer<typeof rootSchema> };
  content: readonly BlockData[];
}

export interface BlockData {
  type: string;
  props: Record<string, unknown>;
}
