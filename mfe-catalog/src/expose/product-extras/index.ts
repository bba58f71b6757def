import type { ProductExtrasProps, WidgetModule } from '@shop/shared/federation';
import type { ProductExtrasData } from './extras-data';
import { ProductExtras } from './product-extras';

export const widget: WidgetModule<ProductExtrasProps, ProductExtrasData | null> = {
  Widget: ProductExtras,
  // The server alone runs it; no browser loads its chunk.
  async data(props, lists, catalog) {
    const { extrasData } = await import(/* webpackChunkName: "product-content" */ './extras-data');
    return extrasData(props, lists, catalog);
  },
};
