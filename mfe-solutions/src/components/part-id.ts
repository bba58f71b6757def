/** The anchor of a part of a block: of a heading in a text, or of a group in a list. */
export const partId = (blockId: string, index: number): string => `${blockId}-${index + 1}`;
