/** State of a link that changes the list and leaves the visitor where he is (docs/federation.md). */
export const IN_PLACE = { isInPlace: true } as const;
