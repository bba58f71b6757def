import { contactBlock } from '../../blocks/contact-block';
import { mapTeaser } from '../../blocks/map-teaser';
import { richText } from '../../blocks/rich-text';
import { defineInnerPage } from '../../features/page-document';

export const page = defineInnerPage({
  path: '/contacts',
  document: () => import('../../content/pages/contacts.json'),
  blocks: { ContactBlock: contactBlock, RichText: richText, MapTeaser: mapTeaser },
});
