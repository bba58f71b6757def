import { eventLog } from '../../blocks/event-log';
import { hero } from '../../blocks/hero';
import { mapTeaser } from '../../blocks/map-teaser';
import { phoneCall } from '../../blocks/phone-call';
import { productStrip } from '../../blocks/product-strip';
import { protectionMatrix } from '../../blocks/protection-matrix';
import { serviceList } from '../../blocks/service-list';
import { definePage } from '../../features/page-document';
import { organization, webSite } from './json-ld';

const blocks = {
  Hero: hero,
  ProtectionMatrix: protectionMatrix,
  ProductStrip: productStrip,
  ServiceList: serviceList,
  EventLog: eventLog,
  MapTeaser: mapTeaser,
  PhoneCall: phoneCall,
};

export const page = definePage(
  { path: '/', document: () => import('../../content/pages/home.json'), blocks },
  { jsonLd: (_document, { publicUrl }) => [organization(publicUrl), webSite(publicUrl)] },
);
