/** State of a link that changes what is shown and leaves the visitor where he is (docs/federation.md). */
export const IN_PLACE = { isInPlace: true } as const;
