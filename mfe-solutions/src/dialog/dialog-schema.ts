import { linkSchema } from '../blocks/common-schema';
import { list, number, oneOf, shape, text, type Infer } from '../schema';

const questionSchema = shape({
  /** `<code of the product>.<step>` */
  id: text(),
  question: text(),
  answer: list(text()),
  links: list(linkSchema),
  /** Ids of questions to go on with. */
  next: list(text()),
  final: shape({ text: text(), action: oneOf('form'), form: oneOf('support'), href: text() }),
});

const productSchema = shape({ code: text(), title: text(), start: list(text()), questions: list(questionSchema) });

/** The whole dialogue: its words, and the questions of each product. */
export const dialogSchema = shape({
  version: number(),
  title: text(),
  lead: text(),
  chooseProduct: text(),
  chooseQuestion: text(),
  otherQuestions: text(),
  nextTitle: text(),
  helped: text(),
  helpedText: text(),
  notHelpedText: text(),
  pathTemplate: text(),
  emergency: shape({ text: text(), links: list(linkSchema) }),
  products: list(productSchema),
});

export type DialogDocument = Infer<typeof dialogSchema>;
export type DialogProduct = Infer<typeof productSchema>;
export type DialogQuestion = Infer<typeof questionSchema>;

/** What no form of a value can say: ids that are there once, and lead to questions that are there. */
export function findBrokenSteps({ products }: DialogDocument): string[] {
  return products.flatMap(({ code, start, questions }) => {
    const ids = questions.map(({ id }) => id);
    const named = [...start, ...questions.flatMap(({ next }) => next)];
    return [
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: is there twice`),
      ...ids.filter((id) => !id.startsWith(`${code}.`)).map((id) => `${id}: does not begin with ${code}`),
      ...named.filter((id) => !ids.includes(id)).map((id) => `${code}: leads to ${id}, which is not there`),
    ];
  });
}
