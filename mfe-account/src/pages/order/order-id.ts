const MAX_ID = 2_147_483_647; // what the API's Int holds

/** The order an address names, or null where it names none: «/orders/abc», «/orders/007». */
export function parseOrderId(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}
