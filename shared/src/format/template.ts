/**
 * Replaces `{name}` by its value. A name without a value stays visible,
 * so that mistakes are noticed.
 */
export function fillTemplate(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}
