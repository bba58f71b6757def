/** Lengths and amounts that forms and the API keep alike. */
export const LIMITS = {
  minPhoneDigits: 11,
  maxPhone: 64,
  maxEmail: 64,
  minPassword: 8,
  maxPassword: 128,
  minQuantity: 1,
  maxQuantity: 999,
} as const;
