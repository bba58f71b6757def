import type { PageContext } from '@shop/shared/federation';
import { toBuyable, type Buyable } from '../../features/buying';
import { chooseModel, type Choice } from './choose-model';
import { isComplete, readAnswers } from './questions';

/** What `/choose` shows of the chosen model. */
export interface ChosenModel extends Omit<Choice, 'product'> {
  product: Buyable;
  slug: string;
  img: string | null;
}

/** Null while a question has no answer, and when no model fits. */
export type ChooseData = ChosenModel | null;

/** The model for the answers of the address. */
export function chooseData({ lists, search }: Pick<PageContext, 'lists' | 'search'>): ChooseData {
  const answers = readAnswers(search);
  if (!isComplete(answers)) return null;
  const choice = chooseModel(answers, lists.products, lists.facts);
  if (!choice) return null;
  const { product, ...rest } = choice;
  const { img, images, slug } = product;
  return {
    ...rest,
    product: toBuyable(product),
    slug: slug ?? '',
    img: img ?? images[0] ?? null,
  };
}
