import type { BlockNeeds } from '@shop/shared/federation';
import type { Schemas, ShapeField } from '@shop/shared/page-documents';
import { PLACE_PARAMS } from '../places/place-query';
import { contactBlockSchema } from './contact-block/schema';
import { countdownSchema } from './countdown/schema';
import { documentListSchema } from './document-list/schema';
import { eventLogSchema } from './event-log/schema';
import { faqSchema } from './faq/schema';
import { heroSchema } from './hero/schema';
import { leadFormSchema } from './lead-form/schema';
import { mapTeaserSchema } from './map-teaser/schema';
import { mediaListSchema } from './media-list/schema';
import { newsListSchema } from './news-list/schema';
import { numbersSchema } from './numbers/schema';
import { partnersSchema } from './partners/schema';
import { phoneCallSchema } from './phone-call/schema';
import { phoneScreensSchema } from './phone-screens/schema';
import { placesMapSchema } from './places-map/schema';
import { problemSolutionSchema } from './problem-solution/schema';
import { productStripSchema } from './product-strip/schema';
import { protectionMatrixSchema } from './protection-matrix/schema';
import { quoteSchema } from './quote/schema';
import { richTextSchema } from './rich-text/schema';
import { savingsCalculatorSchema } from './savings-calculator/schema';
import { serviceListSchema } from './service-list/schema';
import { stepsSchema } from './steps/schema';
import { supportFormSchema } from './support-form/schema';
import { textAndPictureSchema } from './text-and-picture/schema';

interface BlockKind extends BlockNeeds {
  /** Describes its props, with their names in Russian. */
  schema: ShapeField;
}

/**
 * All kinds of block, by the names that documents use. The folder of a block, its component and its
 * schema have the same name. Pages import the blocks they use, never this list.
 */
export const BLOCK_KINDS: Readonly<Record<string, BlockKind>> = {
  ContactBlock: { schema: contactBlockSchema },
  Countdown: { schema: countdownSchema },
  DocumentList: { schema: documentListSchema },
  EventLog: { schema: eventLogSchema },
  Faq: { schema: faqSchema },
  Hero: { schema: heroSchema },
  LeadForm: { schema: leadFormSchema },
  MapTeaser: { schema: mapTeaserSchema },
  MediaList: { schema: mediaListSchema },
  NewsList: { schema: newsListSchema },
  Numbers: { schema: numbersSchema },
  Partners: { schema: partnersSchema },
  PhoneCall: { schema: phoneCallSchema },
  PhoneScreens: { schema: phoneScreensSchema },
  PlacesMap: { schema: placesMapSchema, query: PLACE_PARAMS, lists: ['places'] },
  ProblemSolution: { schema: problemSolutionSchema },
  ProductStrip: { schema: productStripSchema, widgets: ['mfe-catalog/product-strip'] },
  ProtectionMatrix: { schema: protectionMatrixSchema },
  Quote: { schema: quoteSchema },
  RichText: { schema: richTextSchema },
  SavingsCalculator: { schema: savingsCalculatorSchema },
  ServiceList: { schema: serviceListSchema },
  Steps: { schema: stepsSchema },
  SupportForm: { schema: supportFormSchema, query: ['showForm'] },
  TextAndPicture: { schema: textAndPictureSchema },
};

/** The schemas of all kinds. */
export const BLOCK_SCHEMAS: Schemas = {
  kinds: Object.fromEntries(Object.entries(BLOCK_KINDS).map(([name, { schema }]) => [name, schema])),
};
