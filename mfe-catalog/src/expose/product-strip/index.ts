import type { ProductStripProps, WidgetModule } from '@shop/shared/federation';
import { ProductStrip } from './product-strip';

export const widget: WidgetModule<ProductStripProps> = { Widget: ProductStrip, lists: ['products', 'discounts'] };
