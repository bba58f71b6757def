import { contactBlock } from '../../blocks/contact-block';
import { hero } from '../../blocks/hero';
import { mapTeaser } from '../../blocks/map-teaser';
import { productStrip } from '../../blocks/product-strip';
import { protectionMatrix } from '../../blocks/protection-matrix';
import { serviceList } from '../../blocks/service-list';
import { steps } from '../../blocks/steps';
import document from '../../content/pages/home.json';
import { definePage, organization, webSite } from '../../features/page-document';

export const page = definePage({
  path: '/',
  document,
  blocks: {
    Hero: hero,
    ProtectionMatrix: protectionMatrix,
    ProductStrip: productStrip,
    ServiceList: serviceList,
    Steps: steps,
    MapTeaser: mapTeaser,
    ContactBlock: contactBlock,
  },
  jsonLd: ({ publicUrl }) => [organization(publicUrl), webSite(publicUrl)],
});
