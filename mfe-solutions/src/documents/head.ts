import type { HeadContext, PageHead, PagePicture } from '@shop/shared/federation';
import { formatPhone } from '@shop/shared/format';
import { SELLER } from '@shop/shared/seller';
import type { FaqBlockProps } from '../blocks/faq/schema';
import type { Picture } from '../components/content-picture';
import { crumbTrailLd } from '../components/crumb-trail';
import { PICTURES } from './generated/shipped-documents';
import { BLOCK_JSON_LD } from './block-data';
import type { ShownDocument } from './content';
import type { DocumentData } from './data';

type JsonLd = Record<string, unknown>;

function organization(publicUrl: string): JsonLd {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: 'INVIS DUOS',
    url: `${publicUrl}/`,
    foundingDate: '2006',
    telephone: formatPhone(SELLER.phone),
    email: SELLER.email,
    address: {
      '@type': 'PostalAddress',
      postalCode: SELLER.postalCode,
      addressCountry: 'RU',
      addressRegion: SELLER.region,
      addressLocality: SELLER.city,
      streetAddress: `${SELLER.street}, ${SELLER.office}`,
    },
  };
}

function webSite(publicUrl: string): JsonLd {
  return {
    '@type': 'WebSite',
    name: 'INVIS DUOS',
    url: `${publicUrl}/`,
    inLanguage: 'ru',
    publisher: { '@id': `${publicUrl}/#organization` },
  };
}

const OBJECTS = { Organization: organization, WebSite: webSite };

/** The schema.org objects that a document names. */
function organizations({ root }: ShownDocument, publicUrl: string): JsonLd[] {
  return (root.props.schemaOrg ?? []).map((name) => OBJECTS[name](publicUrl));
}

/** One FAQPage with all questions of the page; nothing for a page without questions. */
function faqPages({ content }: ShownDocument): JsonLd[] {
  // The schema of the block describes its props.
  const items = content.flatMap(({ type, props }) => (type === 'Faq' ? (props as FaqBlockProps).items : []));
  if (items.length === 0) return [];
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

/** The schema.org objects of the blocks that have one. */
function blockObjects({ content }: ShownDocument, context: HeadContext): JsonLd[] {
  const kinds = new Set(content.map(({ type }) => type));
  return [...kinds].flatMap((kind): JsonLd[] => {
    const object = BLOCK_JSON_LD[kind]?.(context);
    return object ? [object] : [];
  });
}

interface FirstBlockProps {
  title?: string;
  titleSecond?: string;
  /** A name is a drawing of the remote's own, which the host has not. */
  photo?: Picture | string;
  picture?: Picture | string;
}

/** Words and photo of the first screen; null without a photo: the host then draws words. */
function photoPicture({ content: [first], root }: ShownDocument): PagePicture | null {
  const { title, titleSecond, photo, picture }: FirstBlockProps = first?.props ?? {};
  const shown = photo ?? picture;
  if (typeof shown !== 'object') return null;
  const heading = [title, titleSecond].filter((line) => line !== undefined).join('\n');
  return { title: heading || root.props.title, text: root.props.description, drawing: shown.src };
}

/** The page's own picture comes first; a piece of news is known by its cover. */
function pictureOf(document: ShownDocument): PagePicture | null {
  const { news, root } = document;
  const { title, description, socialPicture } = root.props;
  if (socialPicture) return { title, text: description, drawing: socialPicture.src, isWhole: true };
  return news ? { title: news.title, text: news.lead, drawing: news.cover.src } : photoPicture(document);
}

function newsArticles({ news }: ShownDocument, publicUrl: string): JsonLd[] {
  if (!news) return [];
  const company = { '@type': 'Organization', '@id': `${publicUrl}/#organization`, name: 'INVIS DUOS' };
  return [
    {
      '@type': 'NewsArticle',
      headline: news.title,
      description: news.lead,
      datePublished: news.date,
      image: [publicUrl + news.cover.src],
      mainEntityOfPage: publicUrl + news.path,
      inLanguage: 'ru',
      author: company,
      publisher: company,
    },
  ];
}

/** Whether a page shows any news: its own, or a list that has some. */
function hasNews({ news, content }: ShownDocument, data: unknown): boolean {
  const ofBlocks = (data ?? {}) as DocumentData; // the result of `dataOf`
  const shown = content.flatMap(({ type, props }) => (type === 'NewsList' ? [ofBlocks[String(props.id)]] : []));
  return news !== undefined || shown.some((list) => Array.isArray(list) && list.length > 0);
}

/** What a page tells browsers, search engines and social networks. */
export function headOf(id: string, context: HeadContext): PageHead {
  const document = context.content as ShownDocument; // the result of `contentOf`
  const { title, description, path } = document.root.props;
  const { crumbs, hasShippedPicture } = document;
  const { publicUrl } = context;
  const picture = pictureOf(document);
  return {
    title,
    description,
    canonicalPath: path,
    ...(hasShippedPicture && { image: PICTURES[id] }),
    ...(picture && { picture }),
    ...(hasNews(document, context.data) && { hasNews: true }),
    jsonLd: [
      ...organizations(document, publicUrl),
      ...(crumbs.length > 0 ? [crumbTrailLd(crumbs, publicUrl)] : []),
      ...newsArticles(document, publicUrl),
      ...faqPages(document),
      ...blockObjects(document, context),
    ],
  };
}
