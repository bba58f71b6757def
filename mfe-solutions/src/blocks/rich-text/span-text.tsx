import { Link } from '@shop/shared/ui';
import { ContentLink } from '../../components/content-link';
import type { RichSpan } from './schema';

/** Each text is typeset by itself, so that spaces and word joiners may differ. */
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s/g, ' ');

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
  if (plain(spans.map((span) => span.text).join('')) !== plain(text)) return text;
  return spans.map((span, index) => <Piece key={index} {...span} />);
}
