import { richText } from '../../blocks/rich-text';
import document from '../../content/pages/info-payment.json';
import { defineInnerPage } from '../../features/page-document';

export const page = defineInnerPage({
  path: '/info_payment',
  document,
  blocks: { RichText: richText },
});
