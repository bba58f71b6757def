import { richText } from '../../blocks/rich-text';
import { steps } from '../../blocks/steps';
import document from '../../content/pages/info-exchange-and-returns.json';
import { definePage } from '../../features/page-document';

export const page = definePage({
  path: '/info_exchange_and_returns',
  document,
  blocks: { RichText: richText, Steps: steps },
});
