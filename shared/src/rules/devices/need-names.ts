// Apart from what meets a need, which browsers don't load.
/** What a buyer needs a device for, in the order of the catalogue's filter. */
export const NEEDS = ['block', 'find', 'fleet', 'self', 'battery'] as const;

export type Need = (typeof NEEDS)[number];
