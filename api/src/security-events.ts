/** What an operator wants to know of (OWASP ASVS 5, V16.3). Each is a log line and is counted. */
export const SECURITY_EVENTS = [
  'sign-in-failed',
  'account-locked',
  'password-changed',
  'email-changed',
  'phone-changed',
  'limit-reached',
  'token-refused',
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

export interface SecurityEventFields {
  userId?: number | null;
  /** Names no person, like the message of an AppError. */
  reason?: string;
}

/** Records an event under the id of the request. */
export type RecordSecurityEvent = (event: SecurityEvent, fields?: SecurityEventFields) => void;
