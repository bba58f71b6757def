import { areSpansOf } from '@shop/shared/page-documents';
import { Link } from '@shop/shared/ui';
import { ContentLink } from '../../components/content-link';
import type { RichSpan } from './schema';

function Piece({ text, bold, href }: RichSpan) {
  const words = bold ? <strong>{text}</strong> : text;
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

/** A text with its bold words and links. Pieces of another text are ignored. */
export function SpanText({ text, spans = [] }: SpanTextProps) {
  if (!areSpansOf(spans, text)) return text;
  return spans.map((span, index) => <Piece key={index} {...span} />);
}
