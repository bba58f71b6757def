import { contactBlock } from '../../blocks/contact-block';
import { hero } from '../../blocks/hero';
import { mapTeaser } from '../../blocks/map-teaser';
import { numbers } from '../../blocks/numbers';
import { quote } from '../../blocks/quote';
import { richText } from '../../blocks/rich-text';
import { steps } from '../../blocks/steps';
import { defineInnerPage } from '../../features/page-document';

export const page = defineInnerPage({
  path: '/about',
  document: () => import('../../content/pages/about.json'),
  blocks: {
    Hero: hero,
    RichText: richText,
    Numbers: numbers,
    Steps: steps,
    Quote: quote,
    MapTeaser: mapTeaser,
    ContactBlock: contactBlock,
  },
});
