/**
 * What an operator wants to know of (OWASP ASVS 5, V16.3), with the level of the log line. Each is
 * counted, too.
 */
export const SECURITY_EVENTS = {
  'signed-in': 'info',
  'sign-in-failed': 'warn',
  'account-locked': 'warn',
  'password-changed': 'info',
  'email-changed': 'info',
  'phone-changed': 'info',
  'account-deleted': 'info',
  'sessions-ended': 'info',
  'limit-reached': 'warn',
  'token-refused': 'warn',
  'role-given': 'info',
  'role-taken': 'info',
  'factor-changed': 'info',
  'factor-failed': 'warn',
  'backup-taken': 'info',
  'access-refused': 'warn',
} as const;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

export interface SecurityEventFields {
  userId?: number | null;
  /** Names no person, like the message of an AppError. */
  reason?: string;
}

/** Records an event under the id of the request. */
export type RecordSecurityEvent = (event: SecurityEvent, fields?: SecurityEventFields) => void;
