import { richText } from '../../blocks/rich-text';
import document from '../../content/pages/info-delivery.json';
import { definePage } from '../../features/page-document';

export const page = definePage({
  path: '/info_delivery',
  document,
  blocks: { RichText: richText },
});
