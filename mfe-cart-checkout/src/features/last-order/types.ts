/** One line of the placed order, as the server priced it. Money is integer kopecks. */
export interface PlacedLine {
  name: string;
  count: number;
  sumKopecks: number;
  img: string | null;
  isService: boolean;
}

/** What the last page shows of the order placed in this browser: neither phone nor address is kept. */
export interface LastOrder {
  id: number;
  name: string;
  email: string | null;
  /** ISO 8601 */
  placedAt: string;
  lines: PlacedLine[];
  discountKopecks: number;
  /** Null where a manager will name the price. */
  deliveryKopecks: number | null;
  totalKopecks: number;
}
