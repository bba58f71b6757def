import type { ComponentType } from 'react';
import { CrumbTrail } from '../components/crumb-trail';
import { TextPage } from '../features/page-document';
import { ContactBlock } from './contact-block/contact-block';
import { DocumentList } from './document-list/document-list';
import { EventLog } from './event-log/event-log';
import { Faq } from './faq/faq';
import { Hero } from './hero/hero';
import { LeadForm } from './lead-form/lead-form';
import { MapTeaser } from './map-teaser/map-teaser';
import { MediaList } from './media-list/media-list';
import { Numbers } from './numbers/numbers';
import { Partners } from './partners/partners';
import { PhoneCall } from './phone-call/phone-call';
import { PhoneScreens } from './phone-screens/phone-screens';
import { PlacesMap } from './places-map/places-map';
import { ProblemSolution } from './problem-solution/problem-solution';
import { ProductStrip } from './product-strip/product-strip';
import { ProtectionMatrix } from './protection-matrix/protection-matrix';
import { Quote } from './quote/quote';
import { RichText } from './rich-text/rich-text';
import { SavingsCalculator } from './savings-calculator/savings-calculator';
import { ServiceList } from './service-list/service-list';
import { Steps } from './steps/steps';
import { SupportForm } from './support-form/support-form';

/**
 * What pages are made of, by the names of `partsOf`. Pages import the parts that their shipped
 * document uses; this list is for documents that use others.
 */
export const ALL_PARTS: Readonly<Record<string, ComponentType<never>>> = {
  CrumbTrail,
  TextPage,
  ContactBlock,
  DocumentList,
  EventLog,
  Faq,
  Hero,
  LeadForm,
  MapTeaser,
  MediaList,
  Numbers,
  Partners,
  PhoneCall,
  PhoneScreens,
  PlacesMap,
  ProblemSolution,
  ProductStrip,
  ProtectionMatrix,
  Quote,
  RichText,
  SavingsCalculator,
  ServiceList,
  Steps,
  SupportForm,
};
