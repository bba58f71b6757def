import { constant, list, number, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { link } from '../blocks/common-fields';

const links = list(link('Ссылка'));

const question = shape({
  /** `<code of the product>.<step>` */
  id: text(),
  question: text(),
  answer: list(text()),
  links,
  /** Ids of the questions that may follow. */
  next: list(text()),
  final: shape({ text: text(), action: constant('form'), form: constant('support'), href: text() }),
});

const product = shape({ code: text(), title: text(), start: list(text()), questions: list(question) });

/** The whole dialogue: its texts and the questions of each product. */
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
  emergency: shape({ text: text(), links }),
  products: list(product),
});

export type DialogDocument = ValueOf<typeof dialogSchema>;
export type DialogProduct = ValueOf<typeof product>;
export type DialogQuestion = ValueOf<typeof question>;
