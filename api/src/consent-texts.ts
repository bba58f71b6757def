/** The edition of host/documents to which people agree. */
export const CONSENT_TEXTS_VERSION = '6 от 30.11.2026';
