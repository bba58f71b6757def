/** The edition of host/documents to which people agree. */
export const CONSENT_TEXTS_VERSION = '5 от 29.11.2026';
