import { faqSchema } from '../../blocks/faq/schema';
import { fits } from '../../schema';
import type { PageDocument } from './page-document';

type JsonLd = Record<string, unknown>;

export function organization(publicUrl: string): JsonLd {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: 'INVIS DUOS',
    url: `${publicUrl}/`,
    foundingDate: '2006',
    telephone: '+7 800 000-24-70',
    email: 'info@example.ru',
    address: {
      '@type': 'PostalAddress',
      postalCode: '141400',
      addressCountry: 'RU',
      addressRegion: 'Московская область',
      addressLocality: 'Химки',
      streetAddress: 'ул. Пролётная, д. 12, офис 41',
    },
  };
}

export function webSite(publicUrl: string): JsonLd {
  return {
    '@type': 'WebSite',
    name: 'INVIS DUOS',
    url: `${publicUrl}/`,
    inLanguage: 'ru',
    publisher: { '@id': `${publicUrl}/#organization` },
  };
}

export function breadcrumbList(publicUrl: string, path: string, label: string): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Главная', item: `${publicUrl}/` },
      { '@type': 'ListItem', position: 2, name: label, item: `${publicUrl}${path}` },
    ],
  };
}

/** One FAQPage out of all the page's questions; none where the page asks nothing. */
export function faqPages({ content }: PageDocument): JsonLd[] {
  const asked = content.flatMap(({ type, props }) => (type === 'Faq' && fits(faqSchema, props) ? props.items : []));
  if (asked.length === 0) return [];
  const mainEntity = asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
