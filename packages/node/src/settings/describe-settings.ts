import type { AnySchema, SchemaDescription } from 'yup';

declare module 'yup' {
  /** What docs/settings.md says of a setting; one without a meaning is not in its table. */
  interface CustomSchemaMetadata {
    meaning?: string;
    /** In Markdown, where the default is no fixed value. */
    fallback?: string;
  }
}

/** The default in Markdown: empty when a setting is missing without one. */
function fallbackOf({ meta, default: value }: SchemaDescription): string {
  if (meta?.fallback !== undefined) return meta.fallback;
  const values = [value ?? []].flat() as (string | number | boolean)[]; // all that fields read
  const text = values.join(', ');
  return text && `\`${text}\``;
}

/** Says of each setting that has a meaning: its name, default and meaning. */
export function describeSettings(fields: Readonly<Record<string, AnySchema>>): string[][] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const description = field.describe();
    const { meaning } = description.meta ?? {};
    return meaning === undefined ? [] : [[`\`${name}\``, fallbackOf(description), meaning]];
  });
}
