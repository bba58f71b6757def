import type { ProductStripProps, WidgetModule } from '@shop/shared/federation';
import type { TileProduct } from '../../features/buying';
import { ProductStrip, stripData } from './product-strip';

export const widget: WidgetModule<ProductStripProps, readonly TileProduct[]> = {
  Widget: ProductStrip,
  data: stripData,
};
