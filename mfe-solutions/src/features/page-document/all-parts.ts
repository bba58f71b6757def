import type { ComponentType } from 'react';
import { CrumbTrail } from '../../components/crumb-trail';
import { NewsPage } from '../../news';
import { TextPage } from './text-page';
import { ContactBlock } from '../../blocks/contact-block/contact-block';
import { Countdown } from '../../blocks/countdown/countdown';
import { DocumentList } from '../../blocks/document-list/document-list';
import { EventLog } from '../../blocks/event-log/event-log';
import { Faq } from '../../blocks/faq/faq';
import { Hero } from '../../blocks/hero/hero';
import { LeadForm } from '../../blocks/lead-form/lead-form';
import { MapTeaser } from '../../blocks/map-teaser/map-teaser';
import { MediaList } from '../../blocks/media-list/media-list';
import { NewsList } from '../../blocks/news-list/news-list';
import { Numbers } from '../../blocks/numbers/numbers';
import { Partners } from '../../blocks/partners/partners';
import { PhoneCall } from '../../blocks/phone-call/phone-call';
import { PhoneScreens } from '../../blocks/phone-screens/phone-screens';
import { PlacesMap } from '../../blocks/places-map/places-map';
import { ProblemSolution } from '../../blocks/problem-solution/problem-solution';
import { ProductStrip } from '../../blocks/product-strip/product-strip';
import { ProtectionMatrix } from '../../blocks/protection-matrix/protection-matrix';
import { Quote } from '../../blocks/quote/quote';
import { RichText } from '../../blocks/rich-text/rich-text';
import { SavingsCalculator } from '../../blocks/savings-calculator/savings-calculator';
import { ServiceList } from '../../blocks/service-list/service-list';
import { Steps } from '../../blocks/steps/steps';
import { SupportForm } from '../../blocks/support-form/support-form';
import { TextAndPicture } from '../../blocks/text-and-picture/text-and-picture';

/**
 * What pages are made of, by the names of `partsOf`. Pages import the parts that their shipped
 * document uses; this list is for documents that use others.
 */
export const ALL_PARTS: Readonly<Record<string, ComponentType<never>>> = {
  CrumbTrail,
  NewsPage,
  TextPage,
  ContactBlock,
  Countdown,
  DocumentList,
  EventLog,
  Faq,
  Hero,
  LeadForm,
  MapTeaser,
  MediaList,
  NewsList,
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
  TextAndPicture,
};
