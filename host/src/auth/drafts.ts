/** What was typed into the dialog, without passwords (docs/rules.md, Account). */
export interface AuthDrafts {
  login?: Partial<LoginDraft>;
  register?: Partial<RegisterDraft>;
  recovery?: Partial<RecoveryDraft>;
}

export interface LoginDraft {
  type: 'phone' | 'email';
  phone: string;
  email: string;
}

export interface RegisterDraft {
  name: string;
  email: string;
  phone: string;
  agree: boolean;
}

export interface RecoveryDraft {
  email: string;
}
