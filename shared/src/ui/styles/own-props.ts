/**
 * For `withConfig({ shouldForwardProp })`: props that only style a component stay out of the DOM and out of the
 * component given by `as`, while everything else passes.
 */
export function withoutProps(...names: string[]): (prop: string) => boolean {
  const own = new Set(names);
  return (prop) => !own.has(prop);
}
