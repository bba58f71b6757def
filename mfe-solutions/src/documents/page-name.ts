import type { PageDocument } from '@shop/shared/page-documents';

const SITE = /\s—\sINVIS DUOS$/;

/** `{page}`, or a name in words, as forms had it once: it stayed when their page was copied. */
const NAMED_PAGE = /\{page\}|(?<=^Заявка со\sстраницы «)[^»]*(?=»)/gu;

/** What the menu calls a page, else its title without the site's name. */
const nameOf = ({ root: { props } }: PageDocument) => props.navigation?.label ?? props.title.replace(SITE, '');

/** The document with forms whose messages name the page that they are sent from. */
export function withPageName<Document extends PageDocument>(document: Document): Document {
  const name = nameOf(document);
  const content = document.content.map((block) => {
    const { messageTemplate } = block.props;
    if (typeof messageTemplate !== 'string') return block;
    return { ...block, props: { ...block.props, messageTemplate: messageTemplate.replaceAll(NAMED_PAGE, () => name) } };
  });
  return { ...document, content };
}
