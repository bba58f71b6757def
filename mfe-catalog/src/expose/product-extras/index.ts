import type { ProductExtrasProps, WidgetModule } from '@shop/shared/federation';
import { fittingServices } from './fitting-services-data';
import { ProductExtras, type ProductExtrasData } from './product-extras';
import { relatedModels } from './related-models-data';

export const widget: WidgetModule<ProductExtrasProps, ProductExtrasData> = {
  Widget: ProductExtras,
  async data(props, _lists, catalog) {
    const [services, models] = await Promise.all([fittingServices(props, catalog), relatedModels(props, catalog)]);
    return { services, models };
  },
};
