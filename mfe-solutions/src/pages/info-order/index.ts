import { richText } from '../../blocks/rich-text';
import { steps } from '../../blocks/steps';
import { defineInnerPage } from '../../features/page-document';

export const page = defineInnerPage({
  path: '/info_order',
  document: () => import('../../content/pages/info-order.json'),
  blocks: { RichText: richText, Steps: steps },
});
