/**
 * For `withConfig({ shouldForwardProp })`. Keeps the named styling props out of the DOM and of the
 * component given by `as`; all others pass.
 */
export function withoutProps(...names: string[]): (prop: string) => boolean {
  const own = new Set(names);
  return (prop) => !own.has(prop);
}
