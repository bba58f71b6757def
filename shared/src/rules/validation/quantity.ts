/** Pieces of one row. A card of the catalogue loads this, and no other limit. */
export const QUANTITY = { min: 1, max: 999 } as const;
