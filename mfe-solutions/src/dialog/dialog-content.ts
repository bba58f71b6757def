import { fits } from '../schema';
import { dialogSchema, type DialogDocument, type DialogProduct, type DialogQuestion } from './dialog-schema';

/** What one page of the dialogue needs: its words, all models by name, and the questions of the chosen one. */
export interface DialogContent {
  words: Omit<DialogDocument, 'products' | 'version'>;
  models: Pick<DialogProduct, 'code' | 'title'>[];
  /** Null where the address names no model, or one that is unknown. */
  product: DialogProduct | null;
}

export interface DialogParams {
  code?: string;
  step?: string;
}

/** @throws Error when the document has not the form of a dialogue */
async function loadDocument(): Promise<DialogDocument> {
  const { default: document } = await import(/* webpackChunkName: "dialog-content" */ '../content/dialog.json');
  if (!fits(dialogSchema, document)) throw new Error('The document of /dialog has a wrong form');
  return document;
}

export async function loadDialogContent({ code }: DialogParams): Promise<DialogContent> {
  const { version: _version, products, ...words } = await loadDocument();
  return {
    words,
    models: products.map(({ code: name, title }) => ({ code: name, title })),
    product: products.find((product) => product.code === code) ?? null,
  };
}

/** The last part of a question's address: `tag` of `invis_duos.tag`. */
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
