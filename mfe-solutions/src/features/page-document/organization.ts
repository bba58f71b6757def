import type { PageDocument } from '../../content/page-document';

type JsonLd = Record<string, unknown>;

function organization(publicUrl: string): JsonLd {
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

/** What a document tells of the company and its site. */
export function organizations({ root }: PageDocument, publicUrl: string): JsonLd[] {
  return (root.props.schemaOrg ?? []).map((name) => OBJECTS[name](publicUrl));
}
