import { richText } from '../../blocks/rich-text';
import document from '../../content/pages/info-payment-rules.json';
import { defineInnerPage } from '../../features/page-document';

export const page = defineInnerPage({
  path: '/info_payment_rules',
  document,
  blocks: { RichText: richText },
});
