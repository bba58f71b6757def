/** The orders, the newest first. */
export function Screen() {
  return <h1>Заказы</h1>;
}
