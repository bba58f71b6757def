import { contactBlock } from '../../blocks/contact-block';
import { faq } from '../../blocks/faq';
import { hero } from '../../blocks/hero';
import { numbers } from '../../blocks/numbers';
import { problemSolution } from '../../blocks/problem-solution';
import { richText } from '../../blocks/rich-text';
import { savingsCalculator } from '../../blocks/savings-calculator';
import { steps } from '../../blocks/steps';
import { defineInnerPage } from '../../features/page-document';

export const page = defineInnerPage({
  path: '/integrators',
  document: () => import('../../content/pages/integrators.json'),
  blocks: {
    Hero: hero,
    ProblemSolution: problemSolution,
    Numbers: numbers,
    RichText: richText,
    Steps: steps,
    SavingsCalculator: savingsCalculator,
    Faq: faq,
    ContactBlock: contactBlock,
  },
});
