import type { OrderLinesFragment } from '../../generated/graphql';

/** A product of an order, with its accessories. */
export type OrderedProduct = OrderLinesFragment['products'][number];

/** A row of an order: a product or an accessory. */
export type OrderedLine = OrderedProduct['childProducts'][number];
