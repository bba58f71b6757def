/** What blocks call alike; see `common-schema`. */
export const LINK_WORDS = { text: 'Надпись', href: 'Адрес' };

export const ANCHOR_WORDS = {
  id: 'Якорь, латиницей',
  label: 'Факт у\u00A0линейки',
  rulerAt: 'Место риски, от\u00A00 до\u00A0100',
};

export const HEADING_WORDS = { ...ANCHOR_WORDS, heading: 'Заголовок' };

export const HEAD_WORDS = { ...HEADING_WORDS, text: 'Предложение у\u00A0заголовка' };
