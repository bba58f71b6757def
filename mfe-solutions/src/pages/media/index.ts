import { contactBlock } from '../../blocks/contact-block';
import { mediaList } from '../../blocks/media-list';
import { richText } from '../../blocks/rich-text';
import { defineInnerPage } from '../../features/page-document';

export const page = defineInnerPage({
  path: '/media',
  document: () => import('../../content/pages/media.json'),
  blocks: { RichText: richText, MediaList: mediaList, ContactBlock: contactBlock },
});
