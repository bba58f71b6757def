/** The messages for a value that another user has. */
export const EMAIL_TAKEN = 'Email уже существует';
export const PHONE_TAKEN = 'Телефон уже существует';
