/** Lengths and amounts that both the forms and the API enforce. */
export const LIMITS = {
  maxName: 128,
  maxProductName: 200,
  /** «Федеральное государственное бюджетное …» take 300 letters and more. */
  maxOrganization: 500,
  maxCity: 128,
  maxStreet: 255,
  /** «вл. 12, стр. 3, корп. Б, лит. А, помещение 14» */
  maxHome: 128,
  /** Entrance, floor, apartment: «помещение 14Н, комнаты 5–7». */
  maxAddressPart: 64,
  /** A whole address on one line. */
  maxAddress: 500,
  minPhoneDigits: 11,
  maxPhone: 64,
  maxEmail: 64,
  maxReviewName: 64,
  minReview: 10,
  maxReview: 2000,
  minPassword: 8,
  maxPassword: 128,
} as const;
