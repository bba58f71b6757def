import { richText } from '../../blocks/rich-text';
import document from '../../content/pages/info-payment.json';
import { definePage } from '../../features/page-document';

export const page = definePage({
  path: '/info_payment',
  document,
  blocks: { RichText: richText },
});
