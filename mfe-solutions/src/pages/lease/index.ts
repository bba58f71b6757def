import { contactBlock } from '../../blocks/contact-block';
import { faq } from '../../blocks/faq';
import { hero } from '../../blocks/hero';
import { numbers } from '../../blocks/numbers';
import { problemSolution } from '../../blocks/problem-solution';
import { productStrip } from '../../blocks/product-strip';
import { richText } from '../../blocks/rich-text';
import { savingsCalculator } from '../../blocks/savings-calculator';
import { steps } from '../../blocks/steps';
import { defineInnerPage } from '../../features/page-document';

export const page = defineInnerPage({
  path: '/lease',
  document: () => import('../../content/pages/lease.json'),
  blocks: {
    Hero: hero,
    ProblemSolution: problemSolution,
    Numbers: numbers,
    Steps: steps,
    SavingsCalculator: savingsCalculator,
    ProductStrip: productStrip,
    RichText: richText,
    Faq: faq,
    ContactBlock: contactBlock,
  },
});
