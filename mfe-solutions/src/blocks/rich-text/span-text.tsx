import { areSpansOf } from '@shop/shared/page-documents';
import { Link } from '@shop/shared/ui';
import { ContentLink } from '../../components/content-link';
import type { RichSpan } from './schema';

function Piece({ text, bold, struck, href }: RichSpan) {
  const shown = struck ? <s>{text}</s> : text;
  const words = bold ? <strong>{shown}</strong> : shown;
  if (href === undefined) return words;
  return (
    <Link as={ContentLink} href={href}>
      {words}
    </Link>
  );
}

interface SpanTextProps {
  text: string;
  spans?: readonly RichSpan[] | undefined;
}

/** A text with its bold and struck words and links. Pieces of another text are ignored. */
export function SpanText({ text, spans = [] }: SpanTextProps) {
  if (!areSpansOf(spans, text)) return text;
  return spans.map((span, index) => <Piece key={index} {...span} />);
}
