import type { Fact } from '@shop/shared/facts';
import type { ContentContext } from '@shop/shared/federation';
import { fillTemplate } from '@shop/shared/format';
import { shownTexts } from '../content/shown-texts';
import type { DialogDocument, DialogProduct, DialogQuestion } from './dialog-schema';

/**
 * The content of one page of the dialogue: its texts, the names of all models, and the questions of
 * the chosen model.
 */
export interface DialogContent {
  words: Omit<DialogDocument, 'products' | 'version'>;
  models: Pick<DialogProduct, 'code' | 'title'>[];
  /** Null if the address names no model or an unknown model. */
  product: DialogProduct | null;
}

export interface DialogParams {
  code?: string;
  step?: string;
}

async function loadDocument(facts?: readonly Fact[]): Promise<DialogDocument> {
  const { default: document } = await import(/* webpackChunkName: "dialog-content" */ '../content/dialog.json');
  return shownTexts(document as DialogDocument, facts); // the page generator has checked it
}

export async function loadDialogContent(
  { code }: DialogParams,
  site: Pick<ContentContext, 'facts'> = {},
): Promise<DialogContent> {
  const { version: _version, products, ...words } = await loadDocument(site.facts);
  return {
    words,
    models: products.map(({ code: name, title }) => ({ code: name, title })),
    product: products.find((product) => product.code === code) ?? null,
  };
}

/** The last part of a question's address: `tag` for `invis_duos.tag`. */
export function stepOf({ id }: Pick<DialogQuestion, 'id'>): string {
  return id.slice(id.indexOf('.') + 1);
}

export function findQuestion(product: DialogProduct | null, step: string | undefined): DialogQuestion | null {
  return product?.questions.find((question) => stepOf(question) === step) ?? null;
}

export const modelPath = (code: string) => `/dialog/${code}`;

export const questionPath = (code: string, question: Pick<DialogQuestion, 'id'>) =>
  `${modelPath(code)}/${stepOf(question)}`;

/** Every page of the dialogue. */
export async function dialogPaths(): Promise<string[]> {
  const { products } = await loadDocument();
  const steps = products.flatMap(({ code, questions }) => [
    modelPath(code),
    ...questions.map((question) => questionPath(code, question)),
  ]);
  return ['/dialog', ...steps];
}

/** The parameter that carries the path to the form. */
export const DIALOG_PARAM = 'dialog';
const SEPARATOR = '.';

/** A path through the dialogue as a parameter: `invis_duos.no-start.tag`. */
export function dialogPathParam(code: string, steps: readonly string[]): string {
  return [code, ...steps].join(SEPARATOR);
}

/** Describes a path for the person who answers. Empty if it names no known model or question. */
export async function describeDialogPath(param: string): Promise<string> {
  const [code = '', ...steps] = param.split(SEPARATOR);
  const { words, product } = await loadDialogContent({ code });
  const questions = steps.flatMap((step) => findQuestion(product, step)?.question ?? []);
  if (!product || questions.length === 0) return '';
  return fillTemplate(words.pathTemplate, { product: product.title, path: questions.join(' → ') });
}
