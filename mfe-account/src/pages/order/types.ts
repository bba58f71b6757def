import type { OrderDetailsFragment } from '../../generated/graphql';

export type Order = OrderDetailsFragment;
