import { contactBlock } from '../../blocks/contact-block';
import { mediaList } from '../../blocks/media-list';
import { richText } from '../../blocks/rich-text';
import document from '../../content/pages/media.json';
import { defineInnerPage } from '../../features/page-document';

export const page = defineInnerPage({
  path: '/media',
  document,
  blocks: { RichText: richText, MediaList: mediaList, ContactBlock: contactBlock },
});
