/** Puts values in place of `{name}`; a name without a value stays visible, so that a slip is seen. */
export function fillTemplate(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}
