import type { HeadContext, PageHead } from '@shop/shared/federation';
import {
  findQuestion,
  modelPath,
  questionPath,
  type DialogContent,
  type DialogParams,
  type DialogProduct,
  type DialogQuestion,
} from '../../dialog';
import { crumbTrailLd } from '../../components/crumb-trail';
import type { Crumb } from '@shop/shared/page-documents';

const SITE_NAME = 'INVIS DUOS';
const SUPPORT: Crumb = { label: 'Поддержка', path: '/support' };
const DIALOG: Crumb = { label: 'Диалог', path: '/dialog' };

/** The breadcrumbs of a step of the dialogue. */
export function dialogCrumbs(product: DialogProduct | null, question: DialogQuestion | null): Crumb[] {
  return [
    SUPPORT,
    DIALOG,
    ...(product ? [{ label: product.title, path: modelPath(product.code) }] : []),
    ...(product && question ? [{ label: question.question, path: questionPath(product.code, question) }] : []),
  ];
}

function faqLd({ question, answer }: DialogQuestion): Record<string, unknown> {
  const acceptedAnswer = { '@type': 'Answer', text: answer.join(' ') };
  return { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: question, acceptedAnswer }] };
}

function words(
  { words: { title, lead } }: DialogContent,
  product: DialogProduct | null,
  question: DialogQuestion | null,
) {
  if (!product) return { title: `${title} — ${SITE_NAME}`, description: lead };
  if (!question) return { title: `${title}: ${product.title}`, description: `${product.title}. ${lead}` };
  return {
    title: `${question.question} — ${product.title}`,
    description: `${product.title}. ${question.question}. ${question.answer[0]}`,
  };
}

/** An unknown model or question has status 404, and the host shows its own page. */
export function dialogHead(content: DialogContent, { code, step }: DialogParams, context: HeadContext): PageHead {
  const { product } = content;
  const question = findQuestion(product, step);
  const isUnknown = (code !== undefined && !product) || (step !== undefined && !question);
  const crumbs = dialogCrumbs(product, question);
  return {
    ...words(content, product, question),
    ...(isUnknown && { status: 404 }),
    canonicalPath: crumbs.at(-1)?.path ?? DIALOG.path,
    jsonLd: [crumbTrailLd(crumbs, context.publicUrl), ...(question ? [faqLd(question)] : [])],
  };
}
