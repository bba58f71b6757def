import type { OrderFragment, StaffPreviewOrderQuery } from '../generated/graphql';

export type Order = OrderFragment;
export type OrderPreview = StaffPreviewOrderQuery['staffPreviewOrder'];
