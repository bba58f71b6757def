import { ArrowLink } from '@shop/shared/ui';
import { ContentLink } from './content-link';

interface ContentArrowLinkProps {
  /** A link of a document. */
  link: { text: string; href: string };
}

/** A link from a document that stands by itself, with an arrow. */
export function ContentArrowLink({ link: { text, href } }: ContentArrowLinkProps) {
  return (
    <ArrowLink as={ContentLink} href={href}>
      {text}
    </ArrowLink>
  );
}
