import { fillTemplate } from '@shop/shared/format';
import { findQuestion, loadDialogContent } from './dialog-content';

/** Name in the address of the form that takes the path over. */
export const DIALOG_PARAM = 'dialog';
const SEPARATOR = '.';

/** A path through the dialogue as the address of the form carries it: `invis_duos.no-start.tag`. */
export function dialogPathParam(code: string, steps: readonly string[]): string {
  return [code, ...steps].join(SEPARATOR);
}

/** The words of a path, for whoever answers; empty for an address that names no model or no question of it. */
export async function describeDialogPath(param: string): Promise<string> {
  const [code = '', ...steps] = param.split(SEPARATOR);
  const { words, product } = await loadDialogContent({ code });
  const questions = steps.flatMap((step) => findQuestion(product, step)?.question ?? []);
  if (!product || questions.length === 0) return '';
  return fillTemplate(words.pathTemplate, { product: product.title, path: questions.join(' → ') });
}
