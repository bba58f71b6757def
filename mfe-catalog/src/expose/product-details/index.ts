import type { ProductDetailsProps, WidgetModule } from '@shop/shared/federation';
import { ProductDetails } from './product-details';

export const widget: WidgetModule<ProductDetailsProps> = { Widget: ProductDetails, lists: ['products'] };
