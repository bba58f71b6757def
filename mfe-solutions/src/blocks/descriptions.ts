import type { BlockDescription } from './describe';
import { contactBlockDescription } from './contact-block/description';
import { documentListDescription } from './document-list/description';
import { eventLogDescription } from './event-log/description';
import { faqDescription } from './faq/description';
import { heroDescription } from './hero/description';
import { leadFormDescription } from './lead-form/description';
import { mapTeaserDescription } from './map-teaser/description';
import { mediaListDescription } from './media-list/description';
import { numbersDescription } from './numbers/description';
import { partnersDescription } from './partners/description';
import { phoneCallDescription } from './phone-call/description';
import { placesMapDescription } from './places-map/description';
import { problemSolutionDescription } from './problem-solution/description';
import { productStripDescription } from './product-strip/description';
import { protectionMatrixDescription } from './protection-matrix/description';
import { quoteDescription } from './quote/description';
import { richTextDescription } from './rich-text/description';
import { savingsCalculatorDescription } from './savings-calculator/description';
import { serviceListDescription } from './service-list/description';
import { stepsDescription } from './steps/description';
import { supportFormDescription } from './support-form/description';

/**
 * All kinds of block, by the name documents call them. The folder of a block, its component and its schema bear the same name.
 * Pages import the blocks they use, never this list.
 */
export const BLOCK_DESCRIPTIONS: Readonly<Record<string, BlockDescription>> = {
  ContactBlock: contactBlockDescription,
  DocumentList: documentListDescription,
  EventLog: eventLogDescription,
  Faq: faqDescription,
  Hero: heroDescription,
  LeadForm: leadFormDescription,
  MapTeaser: mapTeaserDescription,
  MediaList: mediaListDescription,
  Numbers: numbersDescription,
  Partners: partnersDescription,
  PhoneCall: phoneCallDescription,
  PlacesMap: placesMapDescription,
  ProblemSolution: problemSolutionDescription,
  ProductStrip: productStripDescription,
  ProtectionMatrix: protectionMatrixDescription,
  Quote: quoteDescription,
  RichText: richTextDescription,
  SavingsCalculator: savingsCalculatorDescription,
  ServiceList: serviceListDescription,
  Steps: stepsDescription,
  SupportForm: supportFormDescription,
};
