import { richText } from '../../blocks/rich-text';
import { steps } from '../../blocks/steps';
import document from '../../content/pages/info-order.json';
import { definePage } from '../../features/page-document';

export const page = definePage({
  path: '/info_order',
  document,
  blocks: { RichText: richText, Steps: steps },
});
