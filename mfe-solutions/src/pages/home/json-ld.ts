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
