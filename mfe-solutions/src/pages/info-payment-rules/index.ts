import { richText } from '../../blocks/rich-text';
import { defineInnerPage } from '../../features/page-document';

export const page = defineInnerPage({
  path: '/info_payment_rules',
  document: () => import('../../content/pages/info-payment-rules.json'),
  blocks: { RichText: richText },
});
