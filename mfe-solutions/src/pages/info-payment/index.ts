import { richText } from '../../blocks/rich-text';
import { defineInnerPage } from '../../features/page-document';

export const page = defineInnerPage({
  path: '/info_payment',
  document: () => import('../../content/pages/info-payment.json'),
  blocks: { RichText: richText },
});
