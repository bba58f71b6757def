/** The edition of host/documents to which people agree. */
export const CONSENT_TEXTS_VERSION = '2 от 25.11.2026';
