import { richText } from '../../blocks/rich-text';
import { steps } from '../../blocks/steps';
import { defineInnerPage } from '../../features/page-document';

export const page = defineInnerPage({
  path: '/info_exchange_and_returns',
  document: () => import('../../content/pages/info-exchange-and-returns.json'),
  blocks: { RichText: richText, Steps: steps },
});
