import type { FastOrderProps, WidgetModule } from '@shop/shared/federation';
import { FastOrderDialog } from '../../features/fast-order';

export const widget: WidgetModule<FastOrderProps> = { Widget: FastOrderDialog, lists: ['products', 'discounts'] };
