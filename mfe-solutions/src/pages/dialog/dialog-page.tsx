import { usePageContent, useParams } from '@shop/shared/runtime';
import { Answer } from './answer';
import { ChooseModel } from './choose-model';
import { ChooseQuestion } from './choose-question';
import { findQuestion, type DialogContent } from '../../dialog';

/** The dialogue at one of its steps; what the address does not name is 404 by its head. */
export function DialogPage() {
  const { step } = useParams();
  const { product } = usePageContent<DialogContent>();
  const question = findQuestion(product, step);

  if (!product) return <ChooseModel />;
  if (!question) return <ChooseQuestion product={product} />;
  return <Answer product={product} question={question} />;
}
