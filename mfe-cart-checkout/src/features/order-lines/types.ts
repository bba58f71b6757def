import type { Product } from '@shop/shared/runtime';

/** Why a line cannot be ordered as it stands. */
export type LineProblem =
  | { kind: 'gone' }
  /** `fits` is what this row may keep; rows of one product share what is available. */
  | { kind: 'short'; available: number; fits: number };

/** How many pieces more make each of them cheaper, and what one costs then. */
export interface NextStep {
  more: number;
  unitKopecks: number;
}

/** A cart row together with what the catalogue says of its product. Money is integer kopecks. */
export interface OrderLine {
  id: number;
  productId: number;
  name: string;
  description: string;
  img: string | null;
  slug: string | null;
  type: Product['type'];
  /** Pieces left; null for services, which have no stock, and for what is gone from sale. */
  stock: number | null;
  count: number;
  unitKopecks: number;
  sumKopecks: number;
  /** Off the whole line, for buying many. */
  discountKopecks: number;
  nextStep: NextStep | null;
  problem: LineProblem | null;
}

/** A main product with the accessories that hang off it. */
export interface OrderGroup {
  line: OrderLine;
  children: OrderLine[];
}

export interface OrderTotals {
  goodsCount: number;
  goodsKopecks: number;
  servicesKopecks: number;
  discountKopecks: number;
  totalKopecks: number;
}
