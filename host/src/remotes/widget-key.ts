/** Identifies the data of a widget with these props, on the server and in the browser. */
export function widgetKey(id: string, props: Record<string, unknown>): string {
  return `${id} ${JSON.stringify(props)}`;
}
