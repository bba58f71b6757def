import {
  choice,
  heading,
  list,
  optional,
  picture,
  shape,
  text,
  type PagesRelease,
  type PublishedPage,
} from '@shop/shared/page-documents';
import type { StaffPage } from '../generated/resolvers-types';
import { answerTo, refusalOf } from './request-as';
import type { ShopParts } from './set-up-shop';
import { setUpShop } from './set-up-shop';
import type { TestShop } from './test-shop';
import { createTestStaff } from './test-staff';
import type { TestUser } from './test-users';

/** A document of the kinds below. */
export function pageOf(path: string, changes: { title?: string; heading?: string; href?: string } = {}) {
  const { title = `Страница ${path}`, heading: words = 'Машина вернётся в парк', href } = changes;
  return {
    root: { props: { path, title, description: 'Охрана и мониторинг', navigation: { label: title, order: 1 } } },
    content: [
      { type: 'Hero', props: { id: 'hero', title: words, ...(href && { link: { text: 'Подробнее', href } }) } },
      { type: 'Faq', props: { id: 'faq', items: [{ question: 'Сколько стоит?', answer: 'Спросите' }] } },
    ],
    zones: {},
  };
}

export type TestDocument = ReturnType<typeof pageOf>;

/** What a host tells at its start. */
export function releaseOf(changes: Partial<PagesRelease> = {}): PagesRelease {
  const link = shape({ text: text('Надпись'), href: text('Адрес', { role: 'link' }) }, 'Ссылка');
  const item = shape({ question: text('Вопрос'), answer: text('Ответ') });
  return {
    remote: 'mfe-solutions',
    version: '1.0.0',
    schemas: {
      kinds: {
        Hero: shape(
          {
            id: text('Якорь', { role: 'anchor' }),
            title: heading('Заголовок'),
            link: optional(link),
            photo: optional(picture('Фото')),
            goods: optional(list(text('Товар', { role: 'product' }), 'Товары каталога')),
            tone: optional(choice('Тон', [['dark', 'Тёмный']])),
          },
          'Первый экран',
        ),
        Faq: shape({ id: text('Якорь', { role: 'anchor' }), items: list(item, 'Вопросы') }, 'Вопросы'),
      },
    },
    documents: [
      { id: 'home', document: pageOf('/', { title: 'Главная' }) },
      { id: 'rental', document: pageOf('/rental', { title: 'Прокат и такси' }) },
      { id: 'farms', document: pageOf('/farms', { title: 'Фермам' }) },
    ],
    routes: [
      { remote: 'mfe-solutions', path: '/rental' },
      { remote: 'mfe-solutions', path: '/dialog/:code?' },
      { remote: 'mfe-catalog', path: '/products' },
      { remote: 'mfe-catalog', path: '/:slug' },
      { remote: 'mfe-account', path: '/orders/:id' },
    ],
    hostPaths: ['/images', '/api', '/sitemap.xml'],
    pictures: ['/images/courier.svg'],
    menus: [
      {
        title: 'Шапка',
        takes: 'nothing',
        links: [
          { to: '/products', text: 'Оборудование' },
          { to: '#', text: 'Решения' },
        ],
      },
      { title: 'Решения', takes: 'pages', links: [{ to: '/rental', text: 'Прокат и такси' }] },
      { title: 'Магазин', takes: 'links', links: [{ to: '/products', text: 'Как заказать' }] },
      { title: 'Компания', takes: 'links', links: [] },
    ],
    ...changes,
  };
}

/** Tells the API of a release, as a host does. */
export function putRelease(shop: TestShop, release: PagesRelease) {
  return shop.app.inject({ method: 'PUT', url: '/pages/release', payload: { ...release } });
}

const DRAFT = 'draft { revision document savedBy savedAt }';
const PAGE = `id path isCommon title newsDate state liveVersion hasUnpublished publishAt hasUnplanned unpublishAt unpublishTo isTested approval { askedBy askedAt note } liveFaults { path code text } ${DRAFT}`;

const ANSWER = 'id text author isOwn createdAt editedAt';
const COMMENT = `${ANSWER} blockId blockName path quote closedAt closedBy answers { ${ANSWER} }`;

const OPERATIONS = {
  staffPages: `query { staffPages { ${PAGE} } }`,
  staffPage: `query ($id: ID!) { staffPage(id: $id) { ${PAGE} } }`,
  staffVersions:
    'query ($id: ID!, $before: Int) { staffVersions(id: $id, before: $before) { number madeBy madeAt note document } }',
  staffDeletedPages: 'query { staffDeletedPages { id path title deletedAt } }',
  staffLinkingPages: 'query ($id: ID!) { staffLinkingPages(id: $id) { id path title } }',
  staffSchemas: 'query { staffSchemas }',
  staffKeptDrafts:
    'query ($id: ID!, $before: Int) { staffKeptDrafts(id: $id, before: $before) { number madeBy document } }',
  staffKeepDraft: `mutation ($id: ID!, $document: JSON!) {
    staffKeepDraft(id: $id, document: $document) { success } }`,
  staffVisitPage: 'mutation ($id: ID!) { staffVisitPage(id: $id) }',
  staffCreatePage: `mutation ($from: ID, $document: JSON, $path: String!, $title: String!) {
    staffCreatePage(from: $from, document: $document, path: $path, title: $title) { ${PAGE} } }`,
  staffDeletePage: 'mutation ($id: ID!) { staffDeletePage(id: $id) { success } }',
  staffUndeletePage: `mutation ($id: ID!) { staffUndeletePage(id: $id) { ${PAGE} } }`,
  staffSaveDraft: `mutation ($id: ID!, $revision: Int!, $document: JSON!) {
    staffSaveDraft(id: $id, revision: $revision, document: $document) { revision document savedBy savedAt } }`,
  staffPublish: `mutation ($id: ID!, $revision: Int!, $at: String, $note: String) {
    staffPublish(id: $id, revision: $revision, at: $at, note: $note) { ${PAGE} } }`,
  staffAskApproval: `mutation ($id: ID!, $note: String) { staffAskApproval(id: $id, note: $note) { ${PAGE} } }`,
  staffWithdrawApproval: `mutation ($id: ID!) { staffWithdrawApproval(id: $id) { ${PAGE} } }`,
  staffDeclineApproval: `mutation ($id: ID!, $note: String!) { staffDeclineApproval(id: $id, note: $note) { ${PAGE} } }`,
  staffPageComments: `query ($pageId: ID!) { staffPageComments(pageId: $pageId) { ${COMMENT} } }`,
  staffAddComment: `mutation (
    $pageId: ID!, $blockId: String!, $blockName: String!, $path: String, $quote: String, $text: String!
  ) { staffAddComment(
    pageId: $pageId, blockId: $blockId, blockName: $blockName, path: $path, quote: $quote, text: $text
  ) { ${COMMENT} } }`,
  staffAnswerComment: `mutation ($id: Int!, $text: String!) { staffAnswerComment(id: $id, text: $text) { ${COMMENT} } }`,
  staffEditComment: `mutation ($id: Int!, $text: String!) { staffEditComment(id: $id, text: $text) { ${COMMENT} } }`,
  staffDeleteComment: `mutation ($id: Int!) { staffDeleteComment(id: $id) { ${COMMENT} } }`,
  staffCloseComment: `mutation ($id: Int!) { staffCloseComment(id: $id) { ${COMMENT} } }`,
  staffReopenComment: `mutation ($id: Int!) { staffReopenComment(id: $id) { ${COMMENT} } }`,
  staffCommonBlocks: 'query { staffCommonBlocks { id title state block } }',
  staffFindText: 'query ($phrase: String!) { staffFindText(phrase: $phrase) { id path } }',
  staffMakeCommon: `mutation ($from: ID!, $block: JSON!, $title: String!) {
    staffMakeCommon(from: $from, block: $block, title: $title) { id title state block } }`,
  staffCancelSchedule: `mutation ($id: ID!) { staffCancelSchedule(id: $id) { ${PAGE} } }`,
  staffUnpublish: `mutation ($id: ID!, $redirectTo: String, $at: String) {
    staffUnpublish(id: $id, redirectTo: $redirectTo, at: $at) { ${PAGE} } }`,
  staffCancelUnpublish: `mutation ($id: ID!) { staffCancelUnpublish(id: $id) { ${PAGE} } }`,
  staffMovePage: `mutation ($id: ID!, $path: String!) { staffMovePage(id: $id, path: $path) { ${PAGE} } }`,
  staffRestore: `mutation ($id: ID!, $number: Int!) { staffRestore(id: $id, number: $number) { ${PAGE} } }`,
  staffMakePreview: 'mutation ($id: ID!, $number: Int) { staffMakePreview(id: $id, number: $number) { url } }',
  staffRevokePreview: 'mutation ($id: ID!) { staffRevokePreview(id: $id) { success } }',
};

/** Nobody is told of anything. */
export const NO_EVENTS = { onPublished: () => Promise.resolve(), onMailQueued: () => undefined };

export type PageOperation = keyof typeof OPERATIONS;

export const PAGE_OPERATIONS: Readonly<Record<PageOperation, string>> = OPERATIONS;

export interface PagesParts extends ShopParts {
  publisher: TestUser;
  editor: TestUser;
}

/** Gives the tests of a file a shop with the pages of a release, a publisher and an editor. */
export function setUpPages(give: (parts: PagesParts) => void): void {
  let parts: ShopParts;

  setUpShop((opened) => {
    parts = opened;
  });

  beforeAll(async () => {
    const { db } = parts.database;
    const publisher = await createTestStaff(db, ['pages', 'publish', 'people'], { fullname: 'Анна Ветрова' });
    const editor = await createTestStaff(db, ['pages'], { fullname: 'Олег Лунин' });
    await putRelease(parts.shop, releaseOf());
    give({ ...parts, publisher, editor });
  });
}

/** The operations on pages, by one user. */
export function pagesOf(shop: TestShop, user: TestUser) {
  const call = <T = StaffPage>(operation: PageOperation, variables: object = {}) =>
    answerTo<T>(shop, user, PAGE_OPERATIONS[operation], variables);
  const get = (id: string) => call('staffPage', { id });

  async function save(id: string, document: unknown): Promise<number> {
    const { draft } = await get(id);
    const saved = await call<StaffPage['draft']>('staffSaveDraft', { id, revision: draft.revision, document });
    return saved.revision;
  }

  return {
    call,
    get,
    /** Saves over the present draft; returns the new revision. */
    save,
    refusal: (operation: PageOperation, variables: object = {}) =>
      refusalOf(shop, user, PAGE_OPERATIONS[operation], variables),
    /** Saves and publishes. */
    async publish(id: string, document: unknown): Promise<StaffPage> {
      return call('staffPublish', { id, revision: await save(id, document) });
    },
    /** Makes a page that nobody has seen yet. */
    create: (path: string, from = 'farms') => call('staffCreatePage', { from, path, title: `Страница ${path}` }),
  };
}

/** What hosts read. */
export async function publishedIn(shop: TestShop) {
  const { body } = await shop.app.inject('/pages/published');
  return JSON.parse(body) as {
    revision: number;
    pages: PublishedPage[];
    off: string[];
    redirects: { from: string; to: string }[];
  };
}
