import { contactBlock } from '../../blocks/contact-block';
import { mapTeaser } from '../../blocks/map-teaser';
import { richText } from '../../blocks/rich-text';
import document from '../../content/pages/contacts.json';
import { defineInnerPage } from '../../features/page-document';

export const page = defineInnerPage({
  path: '/contacts',
  document,
  blocks: { ContactBlock: contactBlock, RichText: richText, MapTeaser: mapTeaser },
});
