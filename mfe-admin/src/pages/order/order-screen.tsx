/** One order, with all that is done to it. */
export function Screen() {
  return <h1>Заказ</h1>;
}
