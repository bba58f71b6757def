/** What people read when somebody else has the value. */
export const EMAIL_TAKEN = 'Email уже существует';
export const PHONE_TAKEN = 'Телефон уже существует';
