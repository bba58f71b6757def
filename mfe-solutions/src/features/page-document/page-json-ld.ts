import type { FaqBlockProps } from '../../blocks/faq/schema';
import type { PageDocument } from '../../content/page-document';

type JsonLd = Record<string, unknown>;

/** One FAQPage out of all the page's questions; none where the page asks nothing. */
export function faqPages({ content }: PageDocument): JsonLd[] {
  // The schema of the block proved its props when the document was read.
  const asked = content.flatMap(({ type, props }) => (type === 'Faq' ? (props as FaqBlockProps).items : []));
  if (asked.length === 0) return [];
  const mainEntity = asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
