import type { ListName } from '@shop/shared/runtime';
import type { Schema } from '../schema';
import { contactBlockSchema } from './contact-block/schema';
import { documentListSchema } from './document-list/schema';
import { eventLogSchema } from './event-log/schema';
import { faqSchema } from './faq/schema';
import { heroSchema } from './hero/schema';
import { leadFormSchema } from './lead-form/schema';
import { mapTeaserSchema } from './map-teaser/schema';
import { mediaListSchema } from './media-list/schema';
import { numbersSchema } from './numbers/schema';
import { phoneCallSchema } from './phone-call/schema';
import { problemSolutionSchema } from './problem-solution/schema';
import { productStripSchema } from './product-strip/schema';
import { protectionMatrixSchema } from './protection-matrix/schema';
import { quoteSchema } from './quote/schema';
import { richTextSchema } from './rich-text/schema';
import { savingsCalculatorSchema } from './savings-calculator/schema';
import { serviceListSchema } from './service-list/schema';
import { stepsSchema } from './steps/schema';

/** What a page has to load for a block before it renders. */
export interface BlockNeeds {
  lists: readonly ListName[];
  widgets?: readonly string[];
}

export interface BlockDescription {
  schema: Schema<unknown>;
  /** Props with which the block shows what has to be loaded; any, where left out. */
  needs?: (props: Readonly<Record<string, unknown>>) => BlockNeeds | null;
}

const GOODS: BlockNeeds = { lists: ['products'], widgets: ['mfe-catalog/product-strip'] };

/**
 * All kinds of block, by the name documents call them. The folder of a block, its component and its schema bear the same name.
 * Pages import the blocks they use, never this list.
 */
export const BLOCK_DESCRIPTIONS: Readonly<Record<string, BlockDescription>> = {
  ContactBlock: { schema: contactBlockSchema },
  DocumentList: { schema: documentListSchema },
  EventLog: { schema: eventLogSchema },
  Faq: { schema: faqSchema },
  Hero: { schema: heroSchema, needs: ({ strip }) => (strip ? { lists: ['products'] } : null) },
  LeadForm: { schema: leadFormSchema },
  MapTeaser: { schema: mapTeaserSchema },
  MediaList: { schema: mediaListSchema },
  Numbers: { schema: numbersSchema },
  PhoneCall: { schema: phoneCallSchema },
  ProblemSolution: { schema: problemSolutionSchema },
  ProductStrip: { schema: productStripSchema, needs: () => GOODS },
  ProtectionMatrix: { schema: protectionMatrixSchema },
  Quote: { schema: quoteSchema },
  RichText: { schema: richTextSchema },
  SavingsCalculator: { schema: savingsCalculatorSchema },
  ServiceList: { schema: serviceListSchema },
  Steps: { schema: stepsSchema },
};
