export const COOKIE_NOTICE_ID = 'cookie-notice';
