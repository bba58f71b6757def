import type { ProductPreviewProps, WidgetModule } from '@shop/shared/federation';
import { ProductPreview } from './product-preview';

export const widget: WidgetModule<ProductPreviewProps> = { Widget: ProductPreview };
