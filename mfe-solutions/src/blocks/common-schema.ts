import { number, optional, shape, text } from '../schema';

export const linkSchema = shape({ text: text(), href: text() });

/** Anchor of the block and the scale above it. */
export const anchorFields = { id: text(), label: optional(text()), rulerAt: optional(number()) };

/** Anchor, scale, heading and the sentence beside it. */
export const headFields = { ...anchorFields, heading: text(), text: optional(text()) };
