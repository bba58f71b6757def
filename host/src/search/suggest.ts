import { formatPrice } from '@shop/shared/format';
import { query, type Shop } from '@shop/shared/runtime';
import type { SearchPage } from '@shop/shared/federation';
import { SiteSearchDocument, type SiteSearchQuery } from '../generated/graphql';
import { loadPageSearch, type FindPages } from './search-pages';

/** One suggestion: a link. */
export interface Suggestion {
  to: string;
  text: string;
  /** A price, or what the accessory is for. */
  note: string | null;
  img: string | null;
}

export interface SuggestionGroup {
  title: string;
  suggestions: readonly Suggestion[];
}

export interface Suggestions {
  groups: readonly SuggestionGroup[];
  /** Goods that the catalogue finds. */
  total: number;
  /** The query as it was understood; null when it was taken as typed. */
  corrected: string | null;
}

type Found = SiteSearchQuery['siteSearch'];

/** A price of 0 is unknown. */
const priceNote = (price: number) => (price > 0 ? formatPrice(price) : null);

const addressOf = ({ name, slug }: { name: string; slug?: string | null | undefined }) =>
  slug ? `/${slug}` : searchAddress(name);

function groupsOf({ goods, services, accessories }: Found, pages: readonly SearchPage[]): SuggestionGroup[] {
  return [
    {
      title: 'Товары',
      suggestions: goods.map(({ name, slug, price, img }) => ({
        to: addressOf({ name, slug }),
        text: name,
        note: priceNote(price),
        img: img ?? null,
      })),
    },
    {
      title: 'Аксессуары',
      suggestions: accessories.map(({ accessory, product }) => ({
        to: addressOf(accessory.slug ? accessory : product),
        text: accessory.name,
        note: [priceNote(accessory.price), `к\u00A0модели ${product.name}`].filter(Boolean).join(', '),
        img: null,
      })),
    },
    {
      title: 'Услуги',
      suggestions: services.map(({ id, name, price }) => ({
        to: `/services#service-${id}`,
        text: name,
        note: priceNote(price),
        img: null,
      })),
    },
    {
      title: 'Страницы',
      suggestions: pages.map(({ path, title }) => ({ to: path, text: title, note: null, img: null })),
    },
  ].filter(({ suggestions }) => suggestions.length > 0);
}

/** The page of the catalogue with all goods for a query. */
export function searchAddress(text: string): string {
  return `/products?${new URLSearchParams({ q: text.trim() }).toString()}`;
}

/** Without the list of pages, the goods are still of use. */
const noPages = (): FindPages => () => [];

/**
 * Asks the API for goods, services and accessories, and looks for pages.
 * @throws RequestError when the API does not answer
 */
export async function suggest({ client }: Pick<Shop, 'client'>, text: string): Promise<Suggestions> {
  const [{ siteSearch }, findPages] = await Promise.all([
    query(client, SiteSearchDocument, { query: text.trim() }),
    loadPageSearch().catch(noPages),
  ]);
  const { total, corrected } = siteSearch;
  return { total, corrected: corrected ?? null, groups: groupsOf(siteSearch, findPages(corrected ?? text)) };
}
