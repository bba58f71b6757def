import type { RelatedModelsProps, WidgetModule } from '@shop/shared/federation';
import { RelatedModels } from './related-models';
import { relatedModels, type RelatedModel } from './related-models-data';

export const widget: WidgetModule<RelatedModelsProps, readonly RelatedModel[]> = {
  Widget: RelatedModels,
  data: relatedModels,
};
