import type { HeadContext, PageContext, PageModule } from '@shop/shared/federation';
import { formatPhone } from '@shop/shared/format';
import { usePageContent, usePageData } from '@shop/shared/runtime';
import { SELLER } from '@shop/shared/seller';
import type { ComponentType, ReactNode } from 'react';
import type { BlockData, BlockJsonLd, BlockPlace } from '../../blocks/block';
import type { FaqBlockProps } from '../../blocks/faq/schema';
import { CrumbTrail, crumbTrailLd, type Crumb } from '../../components/crumb-trail';
import { EstimateProvider } from '../../components/estimate';
import type { PageDocument } from '@shop/shared/page-documents';
import { shownTexts } from '../../content/shown-texts';

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
function organizations({ root }: PageDocument, publicUrl: string): JsonLd[] {
  return (root.props.schemaOrg ?? []).map((name) => OBJECTS[name](publicUrl));
}

/** One FAQPage with all questions of the page; nothing for a page without questions. */
function faqPages({ content }: PageDocument): JsonLd[] {
  // The page generator has checked the props against the schema of the block.
  const items = content.flatMap(({ type, props }) => (type === 'Faq' ? (props as FaqBlockProps).items : []));
  if (items.length === 0) return [];
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

/** The components of the blocks on a page, by the names that its document uses. */
type BlockSet = Readonly<Record<string, ComponentType<never>>>;

interface BlockListProps {
  content: PageDocument['content'];
  blocks: BlockSet;
  /** The parts of lists and catalogue that the blocks show, by block id. */
  data: Readonly<Record<string, unknown>> | undefined;
}

/** The blocks of a page in order. */
function blockList({ content, blocks, data }: BlockListProps): ReactNode[] {
  return content.map(({ type, props }, index) => {
    // The page generator has checked the props against the schema of the block.
    const View = blocks[type] as ComponentType<BlockPlace & { data: unknown }>;
    const id = String(props.id);
    return <View key={id} {...props} data={data?.[id]} isFirst={index === 0} />;
  });
}

interface PageOptions {
  path: string;
  /** Address of the page's Open Graph picture. */
  image: string;
  /** Loads the page's document. The page generator has checked it. */
  content: () => Promise<{ default: unknown }>;
  blocks: BlockSet;
  /** Arranges the blocks. Without it, they follow each other. */
  frame?: ComponentType<{ document: PageDocument; children: readonly ReactNode[] }>;
  /** Picks the parts of lists and catalogue that each kind of block shows. */
  data?: Readonly<Record<string, BlockData<never, unknown>>>;
}

/** The parts of the public lists that the blocks of a page show, by block id. */
type DocumentData = Readonly<Record<string, unknown>>;

async function dataOf(
  { content }: PageDocument,
  data: NonNullable<PageOptions['data']>,
  context: PageContext,
): Promise<DocumentData> {
  const ofBlocks = content.flatMap(({ type, props }) => {
    // The page generator has checked the props against the schema of the block.
    const ofBlock = data[type] as BlockData<typeof props, unknown> | undefined;
    return ofBlock ? [{ id: String(props.id), work: ofBlock(props, context) }] : [];
  });
  return Object.fromEntries(await Promise.all(ofBlocks.map(async ({ id, work }) => [id, await work] as const)));
}

interface PageFrame {
  /** Above the blocks. */
  top?: ReactNode;
  /** Further schema.org objects of the page. */
  jsonLd?: (document: PageDocument, context: HeadContext) => readonly Record<string, unknown>[];
}

/** Makes a page from a document and the blocks it uses. */
export function definePage(
  { path, image, content, blocks, frame: Frame, data }: PageOptions,
  { top, jsonLd }: PageFrame = {},
): PageModule {
  function Page() {
    const document = usePageContent<PageDocument>();
    const dataByBlock = usePageData<DocumentData | undefined>();
    const list = blockList({ content: document.content, blocks, data: dataByBlock });
    return (
      <EstimateProvider>
        {top}
        {Frame ? <Frame document={document}>{list}</Frame> : list}
      </EstimateProvider>
    );
  }

  return {
    Page,
    content: async () => shownTexts((await content()).default),
    ...(data && {
      // `context.content` is the result of `content` above.
      data: (context) => dataOf(context.content as PageDocument, data, context),
    }),
    head: (context) => {
      const document = context.content as PageDocument; // the result of `content` above
      const { title, description } = document.root.props;
      const objects = [...organizations(document, context.publicUrl), ...(jsonLd?.(document, context) ?? [])];
      return { title, description, canonicalPath: path, image, jsonLd: objects };
    },
  };
}

interface InnerPageOptions extends PageOptions {
  /** The breadcrumbs from the home page. This page is the last. */
  crumbs: readonly Crumb[];
  /** The schema.org objects of its blocks. */
  jsonLd?: readonly BlockJsonLd[];
}

/** Makes a page below the home page, with breadcrumbs for visitors and search engines. */
export function defineInnerPage({ crumbs, jsonLd = [], ...options }: InnerPageOptions): PageModule {
  return definePage(options, {
    top: <CrumbTrail crumbs={crumbs} />,
    jsonLd: (document, context) => [
      crumbTrailLd(crumbs, context.publicUrl),
      ...faqPages(document),
      ...jsonLd.map((ofBlock) => ofBlock(context)),
    ],
  });
}
