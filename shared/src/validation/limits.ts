/** Lengths and amounts that both the forms and the API enforce. */
export const LIMITS = {
  maxName: 128,
  minPhoneDigits: 11,
  maxPhone: 64,
  maxEmail: 64,
  minPassword: 8,
  maxPassword: 128,
  minQuantity: 1,
  maxQuantity: 999,
} as const;
