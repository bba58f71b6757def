import { withFullStop } from './sentences';

/**
 * Replaces `{name}` by its value. A name without a value stays visible,
 * so that mistakes are noticed. A value that ends with a full stop needs no second one.
 */
export function fillTemplate(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}(\.?)/g, (_hole, name: string, stop: string) => {
    const value = String(values[name] ?? `{${name}}`);
    return stop ? withFullStop(value) : value;
  });
}
