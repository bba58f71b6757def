/** The edition of host/documents to which people agree. */
export const CONSENT_TEXTS_VERSION = '4 от 28.11.2026';
