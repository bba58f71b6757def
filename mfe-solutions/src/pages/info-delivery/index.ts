import { richText } from '../../blocks/rich-text';
import document from '../../content/pages/info-delivery.json';
import { defineInnerPage } from '../../features/page-document';

export const page = defineInnerPage({
  path: '/info_delivery',
  document,
  blocks: { RichText: richText },
});
