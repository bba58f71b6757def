import type { LoginValues } from './login-schema';
import type { RegisterValues } from './register-schema';

/** What was typed into the dialog, without passwords (docs/rules.md, Account). */
export interface AuthDrafts {
  login?: Partial<Omit<LoginValues, 'password'>>;
  register?: Partial<Omit<RegisterValues, 'password'>>;
  recovery?: { email?: string };
}

export interface AuthTabProps {
  /** Kept while the dialog is closed. */
  drafts: AuthDrafts;
}
