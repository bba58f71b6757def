import { readInstant } from '@shop/shared/format';
import type { DocumentFault, MenuLink, PageProof, PagesRelease, SiteMenu } from '@shop/shared/page-documents';

// What hosts send is checked for its shape alone: whoever reaches this port is one of the shop's
// own programs, and the checks of publishing stand behind it.

type Fields = Record<string, unknown>;

const ID = /^[\w-]{1,80}$/;
const MAX_FAULTS = 100;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 2000;
/** Of a page: shipped ones are named by developers, the others by the API. */
export const isPageId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}

function isShipped(value: unknown): value is PagesRelease['documents'][number] {
  if (!isRecord(value) || !isPageId(value.id) || !isRecord(value.document) || !isRecord(value.document.root))
    return false;
  return isRecord(value.document.root.props) && isText(value.document.root.props.path);
}

function isRoute(value: unknown): value is PagesRelease['routes'][number] {
  return isRecord(value) && isText(value.remote) && isText(value.path);
}

function isLink(value: unknown): value is MenuLink {
  return isRecord(value) && isText(value.to) && isText(value.text);
}

function isMenu(value: unknown): value is SiteMenu {
  return isRecord(value) && isText(value.title) && isText(value.takes) && isListOf(value.links, isLink);
}

function isSchemas(value: unknown): value is PagesRelease['schemas'] {
  return isRecord(value) && isRecord(value.kinds) && Object.values(value.kinds).every(isRecord);
}

function isFault(value: unknown): value is DocumentFault {
  return isRecord(value) && typeof value.path === 'string' && isText(value.code) && isText(value.text);
}

/** A release; null when it has another shape. */
export function readRelease(body: Fields): PagesRelease | null {
  const { remote, version, schemas, documents, routes, hostPaths, pictures, menus } = body;
  const isRelease =
    isText(remote) &&
    isText(version) &&
    isSchemas(schemas) &&
    isListOf(documents, isShipped) &&
    isListOf(routes, isRoute) &&
    isListOf(hostPaths, isText) &&
    (pictures === undefined || isListOf(pictures, isText)) &&
    (menus === undefined || isListOf(menus, isMenu));
  if (!isRelease) return null;
  return {
    remote,
    version,
    schemas,
    documents,
    routes,
    hostPaths,
    ...(pictures && { pictures }),
    ...(menus && { menus }),
  };
}

/** A proof; null when it has another shape. */
export function readProof({ id, number, shownAt, version, faults }: Fields): PageProof | null {
  const isProof =
    isPageId(id) &&
    typeof number === 'number' &&
    Number.isInteger(number) &&
    isText(version) &&
    (shownAt === undefined || (isText(shownAt) && readInstant(shownAt) !== null)) &&
    isListOf(faults, isFault);
  return isProof
    ? { id, number, version, ...(shownAt !== undefined && { shownAt }), faults: faults.slice(0, MAX_FAULTS) }
    : null;
}
