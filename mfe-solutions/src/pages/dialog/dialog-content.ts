import { fits } from '../../schema';
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

export async function loadDialogContent({ code }: DialogParams): Promise<DialogContent> {
  const { default: document } = await import(/* webpackChunkName: "dialog-content" */ '../../content/dialog.json');
  if (!fits(dialogSchema, document)) throw new Error('The document of /dialog has a wrong form');
  const { version: _version, products, ...words } = document;
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
