import { richText } from '../../blocks/rich-text';
import { defineInnerPage } from '../../features/page-document';

export const page = defineInnerPage({
  path: '/info_delivery',
  document: () => import('../../content/pages/info-delivery.json'),
  blocks: { RichText: richText },
});
