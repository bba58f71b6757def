import { richText } from '../../blocks/rich-text';
import { steps } from '../../blocks/steps';
import document from '../../content/pages/info-order.json';
import { defineInnerPage } from '../../features/page-document';

export const page = defineInnerPage({
  path: '/info_order',
  document,
  blocks: { RichText: richText, Steps: steps },
});
